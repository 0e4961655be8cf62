import type { Entry } from '#server/analysis/lexicon/entries.ts'

const determiners = `
il det art def: il|lo|l' la|l' i|gli le
un det art indef: un|uno una|un'
di prep art: del|dello|dell' della|dell' dei|degli delle
a prep art: al|allo|all' alla|all' ai|agli alle
da prep art: dal|dallo|dall' dalla|dall' dai|dagli dalle
in prep art: nel|nello|nell' nella|nell' nei|negli nelle
su prep art: sul|sullo|sull' sulla|sull' sui|sugli sulle
con prep art: col - coi -
questo det dem: questo|quest' questa|quest' questi queste
quello det dem: quel|quello|quell' quella|quell' quei|quegli quelle
mio det poss: mio mia miei mie
tuo det poss: tuo tua tuoi tue
suo det poss: suo sua suoi sue
nostro det poss: nostro nostra nostri nostre
vostro det poss: vostro vostra vostri vostre
molto det quant: molto molta molti molte
tanto det quant: tanto tanta tanti tante
troppo det quant: troppo troppa troppi troppe
poco det quant: poco poca pochi poche
tutto det all: tutto|tutt' tutta|tutt' tutti tutte
altro det other: altro|altr' altra|altr' altri altre
alcuno det quant: alcun|alcuno alcuna alcuni alcune
nessuno det quant: nessun|nessuno nessuna|nessun' - -
ciascuno det quant: ciascun|ciascuno ciascuna - -
quanto det question: quanto|quant' quanta|quant' quanti quante
parecchio det quant: parecchio parecchia parecchi parecchie
certo adj: certo certa certi certe
stesso adj: stesso stessa stessi stesse
grande adj: grande|gran|grand' grande|gran|grand' grandi grandi
bello adj: bello|bel|bell' bella|bell' belli|bei|begli belle
buono adj: buono|buon buona|buon' buoni buone
santo adj: santo|san|sant' santa|sant' santi sante
medesimo adj: medesimo medesima medesimi medesime
ultimo adj: ultimo ultima ultimi ultime
primo adj: primo prima primi prime
secondo adj: secondo seconda secondi seconde
proprio adj: proprio propria propri proprie
solo adj: solo sola soli sole
`
const kinds = ['masc sg', 'fem sg', 'masc pl', 'fem pl']

const others = `
pron subj 1s: io
pron subj 2s: tu
pron subj 3s: lui lei egli ella esso essa
pron subj 1p: noi
pron subj 2p: voi
pron subj 3p: loro essi esse
pron obj: mi ti si ci vi lo la li le gli ne me te se ce ve l' m' t' s' c' v' n' gliene gliel' glielo gliela glieli gliele
pron strong: me te sé lui lei noi voi loro
pron dem: ciò quelli
pron question: chi che cosa cos' quale quali qual qual' come com' dove dov' quando quanto perché
pron indef: qualcuno qualcun' qualcosa niente nient' nulla chiunque ognuno ognuna nessuno uno una altri entrambi entrambe alcuni alcune tutti tutte
pron poss: loro
det: ogni qualche qualsiasi qualunque
pron rel: che cui quale quali
prep: di d' a ad da in con per tra fra su senza senz' verso durante contro secondo dopo prima sotto sopra dentro dietro davanti vicino lontano oltre presso tranne eccetto fino sino entro circa
conj: e ed o od ma se che perché mentre quando come anche anch' però quindi dunque allora perciò oppure né sia cioè infatti poiché siccome affinché benché sebbene nonostante finché appena purché neanche neppure nemmeno invece anzi eppure tuttavia pure
adv: non mai sempre già ancora ormai oggi ieri domani dopodomani stasera stamattina stanotte stamani domattina ora adesso subito poi dopo prima presto tardi spesso qualche_volta qui qua lì là giù su fuori dentro sotto sopra davanti dietro vicino lontano bene male meglio peggio così forse magari davvero insieme assieme quasi appena solo soltanto abbastanza piuttosto almeno infine finalmente purtroppo circa indietro avanti intorno ovunque dappertutto altrove ecco proprio apposta comunque inoltre soprattutto altrimenti mica pure anzitutto volentieri addirittura ultimamente oltre ieri_sera invano
adv degree: molto tanto troppo poco più meno assai quanto abbastanza così
interj: sì no ciao salve buongiorno buonasera buonanotte buonanotte buondì arrivederci arrivederla grazie prego scusa scusi scusate scusami mi_scusi pronto ok okay ah eh oh uh mah beh boh ehi uffa evviva bravo dai forza ecco certo magari accidenti mamma wow super haha ahah ehm mmm cin addio auguri complimenti peccato purtroppo figurati basta ehilà caspita hey hi
num: due tre quattro quattr' cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventun ventidue ventitré ventiquattro venticinque ventisei ventisette ventotto ventinove trenta trentuno trentadue trentatré trentaquattro trentacinque trentasei trentasette trentotto trentanove quaranta quarantadue quarantacinque cinquanta sessanta settanta ottanta novanta cento duecento trecento quattrocento cinquecento seicento settecento ottocento novecento mille duemila tremila quattromila cinquemila diecimila milione milioni miliardo miliardi zero mezzo mezza mezz'
adv part: c'
word: ortografia scollegare scollegato e' pò accanto autostazione y muy gratis pari dispari po' po di' fa' va' sta' da' mo' ps tv pc cm km kg eccetera ecc sig sigra dott prof online offline smart cool fashion vintage gay trendy soft hard top low cost gluten free street food wi fi check check-in check-out t-shirt week-end fast home live made in italy il-lo mezzogiorno mezzanotte papà mamma buon bel san de von der und and the my you we he she is
`

const namesOfSmall: Readonly<Record<string, string>> = { "l'": 'lo', "d'": 'di', ad: 'a', ed: 'e', od: 'o' }

/** Words that hold the language together: lemma, tags, forms. */
export const smallWords: readonly Entry[] = determiners
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => {
    const [head = '', cells = ''] = line.split(': ')
    const [lemma = '', ...tags] = head.split(' ')
    return cells
      .split(' ')
      .flatMap((cell, index) =>
        cell === '-' || cell === ''
          ? []
          : cell.split('|').map((form) => ({ form, lemma, tags: `${tags.join(' ')} ${kinds[index] ?? ''}` })),
      )
  })

/** Words of one form. */
export const plainWords: readonly Entry[] = others
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => {
    const [tags = '', forms = ''] = line.split(': ')
    return forms
      .split(' ')
      .filter((form) => !form.includes('_'))
      .map((form) => ({ form, lemma: namesOfSmall[form] ?? form, tags }))
  })
