// scripts/words makes this file from docs/words.json.

/** The names of axes by language. */
export const words = {
  ar: {
    Horizontal: 'أفقي', Vertical: 'رأسي', Angle: 'الزاوية', Distance: 'المسافة',
    Of: '{thumb}: {slider}',
    Type: 'اكتب قيمة',
  },
  zh: {
    Horizontal: '水平', Vertical: '垂直', Angle: '角度', Distance: '距离',
    Of: '{slider}的{thumb}',
    Type: '键入值',
  },
  'zh-Hant': {
    Horizontal: '水平', Vertical: '垂直', Angle: '角度', Distance: '距離',
    Of: '{slider}的{thumb}',
    Type: '鍵入值',
  },
  en: {
    Horizontal: 'Horizontal', Vertical: 'Vertical', Angle: 'Angle', Distance: 'Distance',
    Of: '{thumb} {slider}',
    Type: 'Type a value',
  },
  fr: {
    Horizontal: 'Horizontal', Vertical: 'Vertical', Angle: 'Angle', Distance: 'Distance',
    Of: '{thumb} : {slider}',
    Type: 'Saisissez une valeur',
  },
  de: {
    Horizontal: 'Horizontal', Vertical: 'Vertikal', Angle: 'Winkel', Distance: 'Abstand',
    Of: '{thumb}: {slider}',
    Type: 'Wert eintippen',
  },
  he: {
    Horizontal: 'אופקי', Vertical: 'אנכי', Angle: 'זווית', Distance: 'מרחק',
    Of: '{thumb}: {slider}',
    Type: 'הקלדת ערך',
  },
  it: {
    Horizontal: 'Orizzontale', Vertical: 'Verticale', Angle: 'Angolo', Distance: 'Distanza',
    Of: '{thumb}: {slider}',
    Type: 'Digita un valore',
  },
  ja: {
    Horizontal: '水平', Vertical: '垂直', Angle: '角度', Distance: '距離',
    Of: '{slider}の{thumb}',
    Type: '値を入力',
  },
  ko: {
    Horizontal: '가로', Vertical: '세로', Angle: '각도', Distance: '거리',
    Of: '{slider} {thumb}',
    Type: '값 입력',
  },
  pt: {
    Horizontal: 'Horizontal', Vertical: 'Vertical', Angle: 'Ângulo', Distance: 'Distância',
    Of: '{thumb}: {slider}',
    Type: 'Digite um valor',
  },
  ru: {
    Horizontal: 'Горизонталь', Vertical: 'Вертикаль', Angle: 'Угол', Distance: 'Расстояние',
    Of: '{thumb}: {slider}',
    Type: 'Введите значение',
  },
  es: {
    Horizontal: 'Horizontal', Vertical: 'Vertical', Angle: 'Ángulo', Distance: 'Distancia',
    Of: '{thumb}: {slider}',
    Type: 'Escribe un valor',
  },
};
