// scripts/words makes this file from docs/words.json.

/** The names of axes by language, each a text, which is smaller, in the order of `names`. */
export const words = {
  names: 'Horizontal|Vertical|Angle|Distance|Of|Type',
  ar: 'أفقي|رأسي|الزاوية|المسافة|{thumb}: {slider}|اكتب قيمة',
  zh: '水平|垂直|角度|距离|{slider}的{thumb}|键入值',
  'zh-Hant': '水平|垂直|角度|距離|{slider}的{thumb}|鍵入值',
  en: 'Horizontal|Vertical|Angle|Distance|{thumb} {slider}|Type a value',
  fr: 'Horizontal|Vertical|Angle|Distance|{thumb} : {slider}|Saisissez une valeur',
  de: 'Horizontal|Vertikal|Winkel|Abstand|{thumb}: {slider}|Wert eintippen',
  he: 'אופקי|אנכי|זווית|מרחק|{thumb}: {slider}|הקלדת ערך',
  it: 'Orizzontale|Verticale|Angolo|Distanza|{thumb}: {slider}|Digita un valore',
  ja: '水平|垂直|角度|距離|{slider}の{thumb}|値を入力',
  ko: '가로|세로|각도|거리|{slider} {thumb}|값 입력',
  pt: 'Horizontal|Vertical|Ângulo|Distância|{thumb}: {slider}|Digite um valor',
  ru: 'Горизонталь|Вертикаль|Угол|Расстояние|{thumb}: {slider}|Введите значение',
  es: 'Horizontal|Vertical|Ángulo|Distancia|{thumb}: {slider}|Escribe un valor',
};
