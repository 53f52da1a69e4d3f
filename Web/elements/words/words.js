// scripts/words makes this file from docs/words.json.

/** The names of thumbs by language. */
export const words = {
  ar: {
    Minimum: 'الحد الأدنى', Maximum: 'الحد الأقصى', Value: 'القيمة', Start: 'البداية', End: 'النهاية',
    Of: '{thumb}: {slider}',
    Type: 'اكتب قيمة',
  },
  zh: {
    Minimum: '最小值', Maximum: '最大值', Value: '值', Start: '起点', End: '终点',
    Of: '{slider}的{thumb}',
    Type: '键入值',
  },
  'zh-Hant': {
    Minimum: '最小值', Maximum: '最大值', Value: '值', Start: '起點', End: '終點',
    Of: '{slider}的{thumb}',
    Type: '鍵入值',
  },
  en: {
    Minimum: 'Minimum', Maximum: 'Maximum', Value: 'Value', Start: 'Start', End: 'End',
    Of: '{thumb} {slider}',
    Type: 'Type a value',
  },
  fr: {
    Minimum: 'Minimum', Maximum: 'Maximum', Value: 'Valeur', Start: 'Début', End: 'Fin',
    Of: '{thumb} : {slider}',
    Type: 'Saisissez une valeur',
  },
  de: {
    Minimum: 'Minimum', Maximum: 'Maximum', Value: 'Wert', Start: 'Anfang', End: 'Ende',
    Of: '{thumb}: {slider}',
    Type: 'Wert eintippen',
  },
  he: {
    Minimum: 'מינימום', Maximum: 'מקסימום', Value: 'ערך', Start: 'התחלה', End: 'סוף',
    Of: '{thumb}: {slider}',
    Type: 'הקלדת ערך',
  },
  it: {
    Minimum: 'Minimo', Maximum: 'Massimo', Value: 'Valore', Start: 'Inizio', End: 'Fine',
    Of: '{thumb}: {slider}',
    Type: 'Digita un valore',
  },
  ja: {
    Minimum: '最小値', Maximum: '最大値', Value: '値', Start: '開始', End: '終了',
    Of: '{slider}の{thumb}',
    Type: '値を入力',
  },
  ko: {
    Minimum: '최소', Maximum: '최대', Value: '값', Start: '시작', End: '끝',
    Of: '{slider} {thumb}',
    Type: '값 입력',
  },
  pt: {
    Minimum: 'Mínimo', Maximum: 'Máximo', Value: 'Valor', Start: 'Início', End: 'Fim',
    Of: '{thumb}: {slider}',
    Type: 'Digite um valor',
  },
  ru: {
    Minimum: 'Минимум', Maximum: 'Максимум', Value: 'Значение', Start: 'Начало', End: 'Конец',
    Of: '{thumb}: {slider}',
    Type: 'Введите значение',
  },
  es: {
    Minimum: 'Mínimo', Maximum: 'Máximo', Value: 'Valor', Start: 'Inicio', End: 'Fin',
    Of: '{thumb}: {slider}',
    Type: 'Escribe un valor',
  },
};
