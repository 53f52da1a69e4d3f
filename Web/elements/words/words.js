// scripts/words makes this file from docs/words.json.

/** The names of thumbs by language, each a text, which is smaller, in the order of `names`. */
export const words = {
  names: 'Minimum|Maximum|Value|Start|End|Of|Type',
  ar: 'الحد الأدنى|الحد الأقصى|القيمة|البداية|النهاية|{thumb}: {slider}|اكتب قيمة',
  zh: '最小值|最大值|值|起点|终点|{slider}的{thumb}|键入值',
  'zh-Hant': '最小值|最大值|值|起點|終點|{slider}的{thumb}|鍵入值',
  en: 'Minimum|Maximum|Value|Start|End|{thumb} {slider}|Type a value',
  fr: 'Minimum|Maximum|Valeur|Début|Fin|{thumb} : {slider}|Saisissez une valeur',
  de: 'Minimum|Maximum|Wert|Anfang|Ende|{thumb}: {slider}|Wert eintippen',
  he: 'מינימום|מקסימום|ערך|התחלה|סוף|{thumb}: {slider}|הקלדת ערך',
  it: 'Minimo|Massimo|Valore|Inizio|Fine|{thumb}: {slider}|Digita un valore',
  ja: '最小値|最大値|値|開始|終了|{slider}の{thumb}|値を入力',
  ko: '최소|최대|값|시작|끝|{slider} {thumb}|값 입력',
  pt: 'Mínimo|Máximo|Valor|Início|Fim|{thumb}: {slider}|Digite um valor',
  ru: 'Минимум|Максимум|Значение|Начало|Конец|{thumb}: {slider}|Введите значение',
  es: 'Mínimo|Máximo|Valor|Inicio|Fin|{thumb}: {slider}|Escribe un valor',
};
