// scripts/words makes this file from docs/words.json.

/** The names of thumbs in other languages, a line for each, in the order of `english`; see `chosen`. */
export const words = `it|Minimo|Massimo|Valore|Inizio|Fine|Digita un valore
fr|||Valeur|Début|Fin|Saisissez une valeur|1 : 2
de|||Wert|Anfang|Ende|Wert eintippen
es|Mínimo|Máximo|Valor|Inicio|Fin|Escribe un valor
pt|Mínimo|Máximo|Valor|Início|Fim|Digite um valor
ru|Минимум|Максимум|Значение|Начало|Конец|Введите значение
he|מינימום|מקסימום|ערך|התחלה|סוף|הקלדת ערך
ar|الحد الأدنى|الحد الأقصى|القيمة|البداية|النهاية|اكتب قيمة
ja|最小値|最大値|値|開始|終了|値を入力|2の1
zh|最小值|最大值|值|起点|终点|键入值|2的1
zh-Hant|最小值|最大值|值|起點|終點|鍵入值|2的1
ko|최소|최대|값|시작|끝|값 입력|2 1`;
