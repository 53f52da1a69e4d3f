// scripts/words makes this file from docs/words.json.

/** The names of axes in English. */
export const english = {
  Horizontal: 'Horizontal',
  Vertical: 'Vertical',
  Angle: 'Angle',
  Distance: 'Distance',
  Type: 'Type a value',
  Of: '1 2',
};

/** The names of axes in other languages, a line for each, in the order of `english`; see `chosen`. */
export const words = `fr|||||Saisissez une valeur|1 : 2
es|||Ángulo|Distancia|Escribe un valor
pt|||Ângulo|Distância|Digite um valor
de||Vertikal|Winkel|Abstand|Wert eintippen
it|Orizzontale|Verticale|Angolo|Distanza|Digita un valore
ru|Горизонталь|Вертикаль|Угол|Расстояние|Введите значение
he|אופקי|אנכי|זווית|מרחק|הקלדת ערך
ar|أفقي|رأسي|الزاوية|المسافة|اكتب قيمة
zh|水平|垂直|角度|距离|键入值|2的1
ja|水平|垂直|角度|距離|値を入力|2の1
zh-Hant|水平|垂直|角度|距離|鍵入值|2的1
ko|가로|세로|각도|거리|값 입력|2 1`;
