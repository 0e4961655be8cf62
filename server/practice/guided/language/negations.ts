// Without accents, as words are compared.
const lists: Readonly<Record<string, string>> = {
  ar: 'لا ليس ليست بدون غير',
  ca: 'no sense ni cap mai',
  cs: 'ne bez ani zadny zadne zadnou nikdy',
  da: 'ikke uden ingen intet aldrig',
  de: 'nicht kein keine keinen keinem keiner keins ohne nie niemals',
  el: 'δεν μη μην χωρις ουτε ποτε',
  en: 'not no dont doesnt didnt isnt arent wasnt cant couldnt wont wouldnt without never',
  es: 'no sin ni ningun ninguna ningunos ningunas nunca tampoco',
  fi: 'en et ei emme ette eivat ilman',
  fr: 'ne n pas sans ni jamais aucun aucune',
  he: 'לא אין בלי',
  hi: 'नहीं मत बिना',
  id: 'tidak bukan tanpa jangan',
  it: 'non senza nessun nessuno nessuna mai',
  ko: '안 못 없이',
  nl: 'niet geen zonder nooit',
  no: 'ikke uten ingen aldri',
  pl: 'nie bez ani nigdy zadnej zadnego',
  pt: 'nao sem nem nenhum nenhuma nunca',
  ro: 'nu fara nici niciun nicio niciodata',
  ru: 'не без ни нет никогда',
  sv: 'inte utan ingen inget inga aldrig',
  tr: 'degil yok hayir',
  uk: 'не без ні немає ніколи',
  vi: 'khong chua chang',
}
const sets = new Map(Object.entries(lists).map(([language, list]) => [language, new Set(list.split(' '))]))

/** Whether a word turns what stands beside it into its opposite. */
export const isNegation = ({ bare }: { bare: string }, language: string): boolean =>
  sets.get(language)?.has(bare) ?? false
