const listOf = (text: string) => new Set(text.split(/\s+/).filter(Boolean))
/** Verbs whose stem changes where it is stressed. */
export const stemChanges: readonly (readonly [from: string, to: string, verbs: ReadonlySet<string>])[] = [
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
export const stemChangesByEnding: readonly (readonly [from: string, to: string, pattern: RegExp])[] = [
  ['e', 'ie', /(?:ferir|vertir|gerir|mentir|sentir|pensar|cerrar|tender|querer|serir|herir)$/],
  ['e', 'i', /(?:pedir|vestir|medir|petir|seguir|servir|cebir|legir|regir|ñir)$/],
  ['o', 'ue', /(?:mover|solver|volver|torcer|morir|dormir|contar|mostrar|probar)$/],
]
/** Verbs of -ir whose unstressed stem changes in the past: e to i, o to u. */
export const weakenedVowels: ReadonlySet<string> = new Set(['e', 'o'])
export const accentedI = listOf(
  'enviar esquiar guiar confiar variar vaciar ampliar criar desviar espiar fotografiar enfriar',
)
export const accentedU = listOf('actuar continuar situar acentuar evaluar graduar efectuar puntuar')

/** Irregular preterites by their stem. */
export const strongStems: Readonly<Record<string, string>> = {
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
export const futureStems: Readonly<Record<string, string>> = {
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
export const firstPersons: Readonly<Record<string, string>> = {
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
export const irregularParticiples: Readonly<Record<string, string>> = {
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
export const modelVerbs = ['tener', 'poner', 'venir', 'hacer', 'decir', 'traer', 'volver', 'ver', 'poder']
export const irregularForms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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

/** Verbs whose forms a dictionary may write down one by one. */
export const irregularVerbs: readonly string[] = [
  ...new Set([
    ...stemChanges.flatMap(([, , verbs]) => [...verbs]),
    ...Object.keys(strongStems),
    ...Object.keys(futureStems),
    ...Object.keys(firstPersons),
    ...Object.keys(irregularForms),
  ]),
]
