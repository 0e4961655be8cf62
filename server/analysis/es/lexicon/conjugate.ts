/** A form of a verb with its tags. */
export type Conjugated = readonly [form: string, tags: string]

const persons = ['1s', '2s', '3s', '1p', '2p', '3p'] as const
const stressed: ReadonlySet<number> = new Set([0, 1, 2, 5])

const endings = {
  ar: {
    pres: ['o', 'as', 'a', 'amos', 'áis', 'an'],
    imperfect: ['aba', 'abas', 'aba', 'ábamos', 'abais', 'aban'],
    pret: ['é', 'aste', 'ó', 'amos', 'asteis', 'aron'],
    subj: ['e', 'es', 'e', 'emos', 'éis', 'en'],
    ger: 'ando',
    part: 'ado',
  },
  er: {
    pres: ['o', 'es', 'e', 'emos', 'éis', 'en'],
    imperfect: ['ía', 'ías', 'ía', 'íamos', 'íais', 'ían'],
    pret: ['í', 'iste', 'ió', 'imos', 'isteis', 'ieron'],
    subj: ['a', 'as', 'a', 'amos', 'áis', 'an'],
    ger: 'iendo',
    part: 'ido',
  },
  ir: {
    pres: ['o', 'es', 'e', 'imos', 'ís', 'en'],
    imperfect: ['ía', 'ías', 'ía', 'íamos', 'íais', 'ían'],
    pret: ['í', 'iste', 'ió', 'imos', 'isteis', 'ieron'],
    subj: ['a', 'as', 'a', 'amos', 'áis', 'an'],
    ger: 'iendo',
    part: 'ido',
  },
} as const
const future = ['é', 'ás', 'á', 'emos', 'éis', 'án']
const conditional = ['ía', 'ías', 'ía', 'íamos', 'íais', 'ían']
const strongPret = ['e', 'iste', 'o', 'imos', 'isteis', 'ieron']

const listOf = (text: string) => new Set(text.split(/\s+/).filter(Boolean))
/** Verbs whose stem changes where it is stressed. */
const changes: readonly (readonly [from: string, to: string, verbs: ReadonlySet<string>])[] = [
  [
    'e',
    'ie',
    listOf(
      'pensar empezar comenzar cerrar despertar sentar calentar confesar negar regar nevar recomendar temblar acertar atravesar entender perder querer defender encender atender tender sentir preferir mentir divertir convertir sugerir hervir arrepentir referir herir advertir invertir consentir gobernar manifestar merendar helar fregar segar plegar tropezar',
    ),
  ],
  [
    'o',
    'ue',
    listOf(
      'contar costar encontrar mostrar recordar soñar volar probar almorzar acostar colgar rogar rodar aprobar comprobar demostrar apostar sonar tostar poder volver mover doler llover resolver devolver envolver morder cocer torcer soler dormir morir esforzar forzar renovar consolar acordar',
    ),
  ],
  ['u', 'ue', listOf('jugar')],
  [
    'e',
    'i',
    listOf(
      'pedir servir repetir seguir vestir medir conseguir elegir corregir despedir impedir reír sonreír freír perseguir competir rendir derretir gemir',
    ),
  ],
]
/** The same, of verbs that are built from one of these. */
const byEnding: readonly (readonly [from: string, to: string, pattern: RegExp])[] = [
  ['e', 'ie', /(?:ferir|vertir|gerir|mentir|sentir|pensar|cerrar|tender|querer|serir|herir)$/],
  ['e', 'i', /(?:pedir|vestir|medir|petir|seguir|servir|cebir|legir|regir|ñir)$/],
  ['o', 'ue', /(?:mover|solver|volver|torcer|morir|dormir|contar|mostrar|probar)$/],
]
/** Verbs of -ir whose unstressed stem changes in the past: e to i, o to u. */
const weakens: ReadonlySet<string> = new Set(['e', 'o'])
const accentI = listOf('enviar esquiar guiar confiar variar vaciar ampliar criar desviar espiar fotografiar enfriar')
const accentU = listOf('actuar continuar situar acentuar evaluar graduar efectuar puntuar')

/** Irregular preterites by their stem. */
const strong: Readonly<Record<string, string>> = {
  estar: 'estuv',
  tener: 'tuv',
  andar: 'anduv',
  poder: 'pud',
  poner: 'pus',
  saber: 'sup',
  caber: 'cup',
  haber: 'hub',
  hacer: 'hic',
  querer: 'quis',
  venir: 'vin',
  decir: 'dij',
  traer: 'traj',
}
const shortFuture: Readonly<Record<string, string>> = {
  tener: 'tendr',
  poner: 'pondr',
  venir: 'vendr',
  salir: 'saldr',
  valer: 'valdr',
  poder: 'podr',
  saber: 'sabr',
  haber: 'habr',
  caber: 'cabr',
  hacer: 'har',
  decir: 'dir',
  querer: 'querr',
}
const firstPerson: Readonly<Record<string, string>> = {
  tener: 'tengo',
  poner: 'pongo',
  venir: 'vengo',
  salir: 'salgo',
  valer: 'valgo',
  hacer: 'hago',
  decir: 'digo',
  traer: 'traigo',
  caer: 'caigo',
  oír: 'oigo',
  saber: 'sé',
  caber: 'quepo',
  ver: 'veo',
  dar: 'doy',
  estar: 'estoy',
}
const participles: Readonly<Record<string, string>> = {
  abrir: 'abierto',
  cubrir: 'cubierto',
  descubrir: 'descubierto',
  decir: 'dicho',
  escribir: 'escrito',
  describir: 'descrito',
  hacer: 'hecho',
  morir: 'muerto',
  poner: 'puesto',
  resolver: 'resuelto',
  romper: 'roto',
  ver: 'visto',
  volver: 'vuelto',
  devolver: 'devuelto',
  freír: 'frito',
  imprimir: 'impreso',
  envolver: 'envuelto',
}
/** Verbs that go like another with something before it: "mantener" like "tener". */
const models = ['tener', 'poner', 'venir', 'hacer', 'decir', 'traer', 'volver', 'ver', 'poder']
const whole: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ser: {
    pres: 'soy eres es somos sois son',
    imperfect: 'era eras era éramos erais eran',
    pret: 'fui fuiste fue fuimos fuisteis fueron',
    subj: 'sea seas sea seamos seáis sean',
    imp: 'sé',
    ger: 'siendo',
    part: 'sido',
  },
  ir: {
    pres: 'voy vas va vamos vais van',
    imperfect: 'iba ibas iba íbamos ibais iban',
    pret: 'fui fuiste fue fuimos fuisteis fueron',
    subj: 'vaya vayas vaya vayamos vayáis vayan',
    imp: 've',
    ger: 'yendo',
    part: 'ido',
  },
  haber: { pres: 'he has ha hemos habéis han', subj: 'haya hayas haya hayamos hayáis hayan' },
  estar: { pres: 'estoy estás está estamos estáis están', subj: 'esté estés esté estemos estéis estén' },
  dar: {
    pres: 'doy das da damos dais dan',
    pret: 'di diste dio dimos disteis dieron',
    subj: 'dé des dé demos deis den',
  },
  ver: {
    pres: 'veo ves ve vemos veis ven',
    imperfect: 'veía veías veía veíamos veíais veían',
    pret: 'vi viste vio vimos visteis vieron',
    subj: 'vea veas vea veamos veáis vean',
  },
  saber: { subj: 'sepa sepas sepa sepamos sepáis sepan' },
  oír: {
    pres: 'oigo oyes oye oímos oís oyen',
    pret: 'oí oíste oyó oímos oísteis oyeron',
    subj: 'oiga oigas oiga oigamos oigáis oigan',
    ger: 'oyendo',
    part: 'oído',
  },
  tener: { pres: 'tengo tienes tiene tenemos tenéis tienen', imp: 'ten' },
  venir: { pres: 'vengo vienes viene venimos venís vienen', imp: 'ven', ger: 'viniendo' },
  decir: { pres: 'digo dices dice decimos decís dicen', imp: 'di', ger: 'diciendo' },
  poner: { imp: 'pon' },
  hacer: { imp: 'haz' },
  salir: { imp: 'sal' },
  poder: { ger: 'pudiendo' },
  reír: {
    pres: 'río ríes ríe reímos reís ríen',
    pret: 'reí reíste rió reímos reísteis rieron',
    subj: 'ría rías ría riamos riáis rían',
    ger: 'riendo',
    part: 'reído',
  },
  sonreír: {
    pres: 'sonrío sonríes sonríe sonreímos sonreís sonríen',
    pret: 'sonreí sonreíste sonrió sonreímos sonreísteis sonrieron',
    subj: 'sonría sonrías sonría sonriamos sonriáis sonrían',
    ger: 'sonriendo',
    part: 'sonreído',
  },
}

// Letters that keep their sound before another vowel.
function spell(stem: string, ending: string, verbEnding: string): string {
  const isFront = /^[eéií]/.test(ending)
  if (verbEnding === 'ar' && isFront) {
    if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu${ending}`
    if (stem.endsWith('g')) return `${stem}u${ending}`
    if (stem.endsWith('z')) return `${stem.slice(0, -1)}c${ending}`
    if (stem.endsWith('gu')) return `${stem.slice(0, -1)}ü${ending}`
  }
  if (verbEnding !== 'ar' && !isFront) {
    if (stem.endsWith('gu')) return `${stem.slice(0, -1)}${ending}`
    if (stem.endsWith('g')) return `${stem.slice(0, -1)}j${ending}`
    if (/[^aeiou]c$/.test(stem)) return `${stem.slice(0, -1)}z${ending}`
    if (stem.endsWith('qu')) return `${stem.slice(0, -2)}c${ending}`
  }
  return stem + ending
}

const changeLast = (stem: string, from: string, to: string) => {
  const at = stem.lastIndexOf(from)
  if (at < 0) return stem
  const before = stem.slice(0, at)
  if (to === 'ue' && before === '') return `hue${stem.slice(at + 1)}`
  return before + to + stem.slice(at + from.length)
}

/** All simple forms of a verb, with the plain imperative; enclitic pronouns left out. */
export function conjugate(verb: string): Conjugated[] {
  const kind = verb.endsWith('ar') ? 'ar' : verb.endsWith('er') ? 'er' : 'ir'
  const stem = verb.slice(0, -2)
  const model = models.find(
    (each) =>
      verb !== each &&
      verb.endsWith(each) &&
      (each !== 'ver' || /^(?:pre|entre)ver$/.test(verb)) &&
      (each !== 'poder' || verb === 'poder'),
  )
  const prefix = model ? verb.slice(0, -model.length) : ''
  const base = model ?? verb
  const own = whole[base] ?? {}
  const table = endings[kind]
  const change = changes.find(([, , verbs]) => verbs.has(base)) ?? byEnding.find(([, , pattern]) => pattern.test(verb))
  const isIr = kind === 'ir' && change !== undefined && weakens.has(change[0])
  const weak = isIr ? changeLast(stem, change[0], change[0] === 'o' ? 'u' : 'i') : stem
  const strongStem = change
    ? changeLast(stem, change[0], change[1])
    : accentI.has(verb)
      ? `${stem.slice(0, -1)}í`
      : accentU.has(verb)
        ? `${stem.slice(0, -1)}ú`
        : stem
  const isUir = kind === 'ir' && /[^gq]u$/.test(stem)
  const vowelStem = kind !== 'ar' && /[aeo]$/.test(stem)
  const first = prefix + (firstPerson[base] ?? '')
  const isZco = kind !== 'ar' && /[aeou]c$/.test(stem) && !['hacer', 'decir', 'cocer'].includes(base)
  const pres =
    own.pres?.split(' ').map((form) => prefix + form) ??
    table.pres.map((ending, at) => {
      if (at === 0 && firstPerson[base]) return first
      if (at === 0 && isZco) return `${stem.slice(0, -1)}zco`
      if (isUir && stressed.has(at)) return `${stem}y${ending}`
      return spell(stressed.has(at) ? strongStem : stem, ending, kind)
    })
  const subj =
    own.subj?.split(' ').map((form) => prefix + form) ??
    table.subj.map((ending, at) => {
      const yo = pres[0] ?? ''
      if (firstPerson[base] && kind !== 'ar' && yo.endsWith('o')) return yo.slice(0, -1) + ending
      if (isZco || isUir) return (pres[0] ?? '').slice(0, -1) + ending
      return spell(stressed.has(at) ? strongStem : weak, ending, kind)
    })
  const past =
    strong[base] === undefined
      ? stem.endsWith('duc') && kind === 'ir'
        ? `${stem.slice(0, -1)}j`
        : undefined
      : prefix + strong[base]
  const pret =
    own.pret?.split(' ').map((form) => prefix + form) ??
    (past === undefined
      ? table.pret.map((ending, at) => {
          if (isUir && /^i[óe]/.test(ending)) return `${stem}y${ending.slice(1)}`
          if (vowelStem) return /^i[óe]/.test(ending) ? `${stem}y${ending.slice(1)}` : stem + ending.replace(/^i/, 'í')
          return spell(at === 2 || at === 5 ? weak : stem, ending, kind)
        })
      : strongPret.map((ending, at) => {
          if (past.endsWith('j') && at === 5) return `${past}eron`
          return at === 2 && past.endsWith('hic') ? `${past.slice(0, -1)}zo` : past + ending
        }))
  const futureStem = shortFuture[base] === undefined ? verb.replace('ír', 'ir') : prefix + shortFuture[base]
  const third = (pret[5] ?? '').replace(/ron$/, '')
  const imperfectSubj = ['ra', 'ras', 'ra', 'ramos', 'rais', 'ran'].map(
    (ending, at) => (at === 3 ? third.replace(/a$/, 'á').replace(/e$/, 'é') : third) + ending,
  )
  const gerund = own.ger ? prefix + own.ger : isUir || vowelStem ? `${stem}yendo` : (isIr ? weak : stem) + table.ger
  const participle = own.part
    ? prefix + own.part
    : participles[base]
      ? prefix + participles[base]
      : vowelStem
        ? `${stem}ído`
        : stem + table.part
  const imperative = own.imp
    ? prefix +
      own.imp.replace(/^(?:ten|pon|ven)$/, (form) => (prefix ? form.replace('e', 'é').replace('o', 'ó') : form))
    : (pres[2] ?? '')
  const each = (forms: readonly string[], tense: string): Conjugated[] =>
    forms.map((form, at) => [form, `verb ${tense} ${persons[at] ?? ''}`])
  const agreeing: Conjugated[] = (['masc sg', 'fem sg', 'masc pl', 'fem pl'] as const).map((tags, at) => [
    participle.slice(0, -1) + (['o', 'a', 'os', 'as'][at] ?? ''),
    `verb participle ${tags}`,
  ])
  return [
    [verb, 'verb inf'],
    ...each(pres, 'pres'),
    ...each(
      own.imperfect?.split(' ').map((form) => prefix + form) ?? table.imperfect.map((ending) => stem + ending),
      'imperfect',
    ),
    ...each(pret, 'pret'),
    ...each(
      future.map((ending) => futureStem + ending),
      'fut',
    ),
    ...each(
      conditional.map((ending) => futureStem + ending),
      'cond',
    ),
    ...each(subj, 'subj'),
    ...each(imperfectSubj, 'subjpast'),
    [gerund, 'verb gerund'],
    ...agreeing,
    [imperative, 'verb imp 2s'],
  ]
}

/** Verbs whose forms a dictionary may write down one by one. */
export const irregularVerbs: readonly string[] = [
  ...new Set([
    ...changes.flatMap(([, , verbs]) => [...verbs]),
    ...Object.keys(strong),
    ...Object.keys(shortFuture),
    ...Object.keys(firstPerson),
    ...Object.keys(whole),
  ]),
]
