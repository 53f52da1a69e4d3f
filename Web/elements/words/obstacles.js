// scripts/words makes this file from docs/words.json.

/** The texts of obstacles in English. */
export const english = {
  Blocked: 'Blocked by 1',
  LeastApart: 'At least 1 apart',
  MostApart: 'At most 1 apart',
  Least: 'At least 1',
  Most: 'At most 1',
  NotBetween: 'Not between 1 and 2',
};

/** The texts of obstacles in other languages, a line for each, in the order of `english`; see `chosen`. */
export const obstacles = `ja|1に阻まれています|間隔は1以上|間隔は1以下|1以上|1以下|1と2の間は不可
ko|1에 막힘|간격은 1 이상|간격은 1 이하|1 이상|1 이하|1에서 2 사이는 불가
it|Bloccato da 1|Almeno 1 di distanza|Al massimo 1 di distanza|Almeno 1|Al massimo 1|Non tra 1 e 2
de|Blockiert durch 1|Mindestens 1 Abstand|Höchstens 1 Abstand|Mindestens 1|Höchstens 1|Nicht zwischen 1 und 2
es|Bloqueado por 1|Al menos 1 de distancia|Como máximo 1 de distancia|Como mínimo 1|Como máximo 1|No entre 1 y 2
pt|Bloqueado por 1|Pelo menos 1 de distância|No máximo 1 de distância|No mínimo 1|No máximo 1|Não entre 1 e 2
fr|Bloqué par 1|Écart d’au moins 1|Écart d’au plus 1|Au moins 1|Au plus 1|Pas entre 1 et 2
ru|Мешает: 1|Расстояние не меньше 1|Расстояние не больше 1|Не меньше 1|Не больше 1|Не между 1 и 2
he|נחסם על ידי 1|במרחק של לפחות 1|במרחק של 1 לכל היותר|לפחות 1|לכל היותר 1|לא בין 1 לבין 2
ar|يمنعه 1|المسافة لا تقل عن 1|المسافة لا تزيد على 1|لا يقل عن 1|لا يزيد على 1|ليس بين 1 و2
zh|被1阻挡|间距至少为1|间距至多为1|不小于1|不大于1|不能在1和2之间
zh-Hant|被1阻擋|間距至少為1|間距至多為1|不小於1|不大於1|不能在1與2之間`;
