// scripts/words makes this file from docs/words.json.

/** The names of axes by language. */
export const words = {
  ar: {
    Horizontal: 'أفقي', Vertical: 'رأسي', Angle: 'الزاوية', Distance: 'المسافة',
    Of: '{thumb}: {slider}',
  },
  zh: {
    Horizontal: '水平', Vertical: '垂直', Angle: '角度', Distance: '距离',
    Of: '{slider}的{thumb}',
  },
  'zh-Hant': {
    Horizontal: '水平', Vertical: '垂直', Angle: '角度', Distance: '距離',
    Of: '{slider}的{thumb}',
  },
  en: {
    Horizontal: 'Horizontal', Vertical: 'Vertical', Angle: 'Angle', Distance: 'Distance',
    Of: '{thumb} {slider}',
  },
  fr: {
    Horizontal: 'Horizontal', Vertical: 'Vertical', Angle: 'Angle', Distance: 'Distance',
    Of: '{thumb} : {slider}',
  },
  de: {
    Horizontal: 'Horizontal', Vertical: 'Vertikal', Angle: 'Winkel', Distance: 'Abstand',
    Of: '{thumb}: {slider}',
  },
  he: {
    Horizontal: 'אופקי', Vertical: 'אנכי', Angle: 'זווית', Distance: 'מרחק',
    Of: '{thumb}: {slider}',
  },
  it: {
    Horizontal: 'Orizzontale', Vertical: 'Verticale', Angle: 'Angolo', Distance: 'Distanza',
    Of: '{thumb}: {slider}',
  },
  ja: {
    Horizontal: '水平', Vertical: '垂直', Angle: '角度', Distance: '距離',
    Of: '{slider}の{thumb}',
  },
  ko: {
    Horizontal: '가로', Vertical: '세로', Angle: '각도', Distance: '거리',
    Of: '{slider} {thumb}',
  },
  pt: {
    Horizontal: 'Horizontal', Vertical: 'Vertical', Angle: 'Ângulo', Distance: 'Distância',
    Of: '{thumb}: {slider}',
  },
  ru: {
    Horizontal: 'Горизонталь', Vertical: 'Вертикаль', Angle: 'Угол', Distance: 'Расстояние',
    Of: '{thumb}: {slider}',
  },
  es: {
    Horizontal: 'Horizontal', Vertical: 'Vertical', Angle: 'Ángulo', Distance: 'Distancia',
    Of: '{thumb}: {slider}',
  },
};
