// scripts/words makes this file from docs/words.json.

/** The names of axes by language. */
export const words = {
  ar: { Horizontal: 'أفقي', Vertical: 'رأسي', Angle: 'الزاوية', Distance: 'المسافة' },
  zh: { Horizontal: '水平', Vertical: '垂直', Angle: '角度', Distance: '距离' },
  'zh-Hant': { Horizontal: '水平', Vertical: '垂直', Angle: '角度', Distance: '距離' },
  en: { Horizontal: 'Horizontal', Vertical: 'Vertical', Angle: 'Angle', Distance: 'Distance' },
  fr: { Horizontal: 'Horizontal', Vertical: 'Vertical', Angle: 'Angle', Distance: 'Distance' },
  de: { Horizontal: 'Horizontal', Vertical: 'Vertikal', Angle: 'Winkel', Distance: 'Abstand' },
  he: { Horizontal: 'אופקי', Vertical: 'אנכי', Angle: 'זווית', Distance: 'מרחק' },
  it: { Horizontal: 'Orizzontale', Vertical: 'Verticale', Angle: 'Angolo', Distance: 'Distanza' },
  ja: { Horizontal: '水平', Vertical: '垂直', Angle: '角度', Distance: '距離' },
  ko: { Horizontal: '가로', Vertical: '세로', Angle: '각도', Distance: '거리' },
  pt: { Horizontal: 'Horizontal', Vertical: 'Vertical', Angle: 'Ângulo', Distance: 'Distância' },
  ru: { Horizontal: 'Горизонталь', Vertical: 'Вертикаль', Angle: 'Угол', Distance: 'Расстояние' },
  es: { Horizontal: 'Horizontal', Vertical: 'Vertical', Angle: 'Ángulo', Distance: 'Distancia' },
};
