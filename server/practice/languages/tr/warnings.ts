import type { SafetyWords } from '#server/practice/safety/types.ts'

const person =
  'babam/annem/uvey/abim/agabeyim/kardesim/ablam/amcam/dayim/dedem/teyzem/halam/enistem/kuzenim/ogretmenim/ogretmen/antrenorum/hocam/sevgilim/kocam/esim/patronum/komsum/komsumuz/adam/o/onlar/biri/birisi'
const hits =
  'dovuyor/dovuyo/dover/dovdu/dovuyorlar/tokatliyor/tokatladi/tekmeliyor/tekmeledi/taciz/istismar/tehdit/hirpaliyor/elliyor'
const fears =
  'babamdan/annemden/babasindan/abimden/agabeyimden/amcamdan/dayimdan/dedemden/kocamdan/esimden/sevgilimden/ogretmenimden/hocamdan/antrenorumden'

export const words: SafetyWords = {
  self_harm: [
    'olmek* istiyorum/istiyom/isterdim/isterim',
    'olsem* ~ daha iyi',
    'keske olsem*',
    'keske olse*',
    'keske ~ dogmasaydim',
    'hic dogmasaydim',
    'artik ~ yasamak ~ istemiyorum/istemiyom',
    'yasamak ~ istemiyorum/istemiyom',
    'yasamaya devam etmek istemiyorum',
    'kendimi ~ oldurmek istiyorum',
    'kendimi ~ oldur*',
    'intihar etmek/edecegim/edicem/etmeyi',
    'intihari ~ dusun*',
    'intihar dusun*',
    'canima kiymak/kiyacagim',
    'hayatima/yasamima son vermek/verecegim/vermeyi',
    'kendime ~ zarar veriyorum/vermek/veriyom',
    'kendimi ~ kesiyorum/kesiyom/kesmek',
    'kendimi jiletliyorum',
    'kollarimi/kolumu/bileklerimi/bilegimi ~ kesiyorum/kesmek/kesiyom',
    'kendimi ~ yaraliyorum',
    'bensiz ~ daha ~ iyi',
    'ben olmasam daha iyi',
    'hayatimin ~ anlami yok/kalmadi',
    'yasamanin ~ anlami yok',
    'yasamaya degmez',
    'yasamak icin ~ neden*',
    'yasamaktan biktim/yoruldum/bikmis',
    'hayattan biktim',
    'sonsuza kadar yok/kaybolmak',
    'bir daha uyanmak istemiyorum',
    'hic uyanmamak istiyorum',
  ],
  abuse: [
    `${person} ~~ beni ~ ~ ${hits}`,
    `${person} ~~ bana ~ ~ vuruyor/vurdu/vurur/saldiriyor/saldirdi/dokunuyor/tecavuz/siddet/tokat`,
    'beni dovuyor/dovuyorlar/dover/doverler',
    'evde ~ ~ dayak',
    'dayak yiyorum/yiyom',
    'dayak atiyor/atiyorlar',
    'tecavuze ugradim',
    'tacize ugradim/ugruyorum',
    'istismara ugradim/ugruyorum',
    'taciz ediliyorum/edildim',
    'beni taciz',
    `${fears} ~ ~ korkuyorum`,
    'eve gitmekten/donmekten ~ korkuyorum',
    'eve gitmeye/donmeye ~ korkuyorum',
    'beni ~ ~ soyunmaya/opmeye/dokunmaya zorluyor/zorladi',
    'ciplak foto*',
  ],
  harmless: [
    'gulmekten/acliktan/susuzluktan/sicaktan/soguktan/sikintidan/utanctan/korkudan/meraktan/mutluluktan ~ olmek*',
    'burada/orada/burda/orda/yalniz/basima/birlikte/beraber/onunla/uzakta/boyle/istanbul*/ankara*/izmir*/antalya*/bursa*/turkiye*/almanya*/londra*/paris*/berlin*/sehir*/sehr*/koyde/apartman*/evde/yurt*/ulke* ~ yasamak',
    'yemek yaparken ~ ~ kesiyorum',
    'kendimi ~ oldurene',
    'bana ~ topla ~ vurdu',
    'beni ~ odevle tehdit',
  ],
}
