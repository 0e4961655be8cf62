/** The tenses of a verb that are not as its ending says, five persons each. */
export type Irregular = Partial<
  Readonly<Record<'pres' | 'imperfect' | 'pret' | 'subj' | 'fut' | 'ger' | 'part' | 'imp' | 'inf', string>>
>

export const irregular: Readonly<Record<string, Irregular>> = {
  ser: {
    pres: 'sou és é somos são',
    imperfect: 'era eras era éramos eram',
    pret: 'fui foste foi fomos foram',
    subj: 'seja sejas seja sejamos sejam',
  },
  ir: {
    pres: 'vou vais vai vamos vão',
    imperfect: 'ia ias ia íamos iam',
    pret: 'fui foste foi fomos foram',
    subj: 'vá vás vá vamos vão',
    ger: 'indo',
    part: 'ido',
  },
  estar: {
    pres: 'estou estás está estamos estão',
    pret: 'estive estiveste esteve estivemos estiveram',
    subj: 'esteja estejas esteja estejamos estejam',
  },
  ter: {
    pres: 'tenho tens tem temos têm',
    imperfect: 'tinha tinhas tinha tínhamos tinham',
    pret: 'tive tiveste teve tivemos tiveram',
    subj: 'tenha tenhas tenha tenhamos tenham',
  },
  haver: {
    pres: 'hei hás há havemos hão',
    pret: 'houve houveste houve houvemos houveram',
    subj: 'haja hajas haja hajamos hajam',
  },
  vir: {
    pres: 'venho vens vem vimos vêm',
    imperfect: 'vinha vinhas vinha vínhamos vinham',
    pret: 'vim vieste veio viemos vieram',
    subj: 'venha venhas venha venhamos venham',
    ger: 'vindo',
    part: 'vindo',
  },
  ver: {
    pres: 'vejo vês vê vemos veem',
    pret: 'vi viste viu vimos viram',
    subj: 'veja vejas veja vejamos vejam',
    part: 'visto',
  },
  dar: {
    pres: 'dou dás dá damos dão',
    pret: 'dei deste deu demos deram',
    subj: 'dê dês dê demos deem',
  },
  fazer: {
    pres: 'faço fazes faz fazemos fazem',
    pret: 'fiz fizeste fez fizemos fizeram',
    subj: 'faça faças faça façamos façam',
    fut: 'far',
    part: 'feito',
  },
  dizer: {
    pres: 'digo dizes diz dizemos dizem',
    pret: 'disse disseste disse dissemos disseram',
    subj: 'diga digas diga digamos digam',
    fut: 'dir',
    part: 'dito',
  },
  trazer: {
    pres: 'trago trazes traz trazemos trazem',
    pret: 'trouxe trouxeste trouxe trouxemos trouxeram',
    subj: 'traga tragas traga tragamos tragam',
    fut: 'trar',
  },
  poder: {
    pres: 'posso podes pode podemos podem',
    pret: 'pude pudeste pôde pudemos puderam',
    subj: 'possa possas possa possamos possam',
  },
  querer: {
    pres: 'quero queres quer queremos querem',
    pret: 'quis quiseste quis quisemos quiseram',
    subj: 'queira queiras queira queiramos queiram',
  },
  saber: {
    pres: 'sei sabes sabe sabemos sabem',
    pret: 'soube soubeste soube soubemos souberam',
    subj: 'saiba saibas saiba saibamos saibam',
  },
  caber: {
    pres: 'caibo cabes cabe cabemos cabem',
    pret: 'coube coubeste coube coubemos couberam',
    subj: 'caiba caibas caiba caibamos caibam',
  },
  pôr: {
    inf: 'pôr',
    pres: 'ponho pões põe pomos põem',
    imperfect: 'punha punhas punha púnhamos punham',
    pret: 'pus puseste pôs pusemos puseram',
    subj: 'ponha ponhas ponha ponhamos ponham',
    ger: 'pondo',
    part: 'posto',
  },
  ler: { pres: 'leio lês lê lemos leem', pret: 'li leste leu lemos leram', subj: 'leia leias leia leiamos leiam' },
  crer: {
    pres: 'creio crês crê cremos creem',
    pret: 'cri creste creu cremos creram',
    subj: 'creia creias creia creiamos creiam',
  },
  rir: { pres: 'rio ris ri rimos riem', pret: 'ri riste riu rimos riram', subj: 'ria rias ria riamos riam' },
  ouvir: { pres: 'ouço ouves ouve ouvimos ouvem', subj: 'ouça ouças ouça ouçamos ouçam' },
  pedir: { pres: 'peço pedes pede pedimos pedem', subj: 'peça peças peça peçamos peçam' },
  medir: { pres: 'meço medes mede medimos medem', subj: 'meça meças meça meçamos meçam' },
  perder: { pres: 'perco perdes perde perdemos perdem', subj: 'perca percas perca percamos percam' },
  valer: { pres: 'valho vales vale valemos valem', subj: 'valha valhas valha valhamos valham' },
  abrir: { part: 'aberto' },
  cobrir: { part: 'coberto', pres: 'cubro cobres cobre cobrimos cobrem', subj: 'cubra cubras cubra cubramos cubram' },
  descobrir: {
    part: 'descoberto',
    pres: 'descubro descobres descobre descobrimos descobrem',
    subj: 'descubra descubras descubra descubramos descubram',
  },
  escrever: { part: 'escrito' },
  descrever: { part: 'descrito' },
}
