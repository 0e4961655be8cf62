import type { SafetyWords } from '#server/practice/safety/types.ts'

const person =
  'far/faren/pappa/pappaen/mor/moren/mamma/mammaen/stefar/stefaren/stemor/foreldre/foreldrene/bror/broren/storebror/soster/sosteren/onkel/onkelen/tante/bestefar/bestefaren/fetter/laerer/laereren/trener/treneren/kjaereste/kjaeresten/mann/mannen/sjef/sjefen/nabo/naboen/han/hun/de/noen'
const hits =
  'slar/slo/sparker/sparket/mishandler/mishandlet/voldtar/voldtok/truer/truet/misbruker/misbrukte/banker/beforer'
const done = 'slatt/sparket/mishandlet/voldtatt/truet/misbrukt/befolt'
const family =
  'far/faren/pappa/pappaen/stefar/stefaren/mor/moren/mamma/mammaen/foreldrene/bror/broren/onkel/onkelen/bestefar/bestefaren/kjaeresten/mannen/laereren/treneren'

/** Words of need in Norwegian. */
export const words: SafetyWords = {
  self_harm: [
    'vil/ville ~ ~ do',
    'lyst til a do',
    'onsker ~ a do',
    'vil/ville ~ vaere dod',
    'onsker/onske ~ ~ jeg var dod',
    'vil ~ ikke ~ leve',
    'orker/gidder ~ ikke ~ leve',
    'orker/gidder ikke a leve',
    'klarer ikke a leve',
    'ta/tar livet av meg',
    'ta/tar livet mitt',
    'ta/tar mitt ~ liv',
    'bega/begar selvmord',
    'tenker/tenkt/tanker ~ ~ selvmord',
    'selvmordstanker',
    'suicidal',
    'drepe/dreper meg selv',
    'skjaerer/skjaere/skaret/kutter/kutte/kuttet meg selv',
    'skjaerer/kutter meg i ~ armene/armen/handleddet/handleddene/larene',
    'skjaerer/kutter meg $',
    'skader/skade/skadet meg selv',
    'vil ~ skade meg',
    'selvskad*',
    'gjor/gjore meg selv vondt',
    'bedre ~ uten meg',
    'aldri ~ ~ fodt',
    'ingenting a leve for',
    'ikke noe a leve for',
    'livet er ikke verdt ~ ~ leve',
    'livet har ingen mening',
    'livet er meningslost',
    'lei av livet',
    'lei av a leve',
    'trott av livet',
    'forsvinne for alltid',
    'vil ikke vakne ~ igjen/mer/opp',
  ],
  abuse: [
    `${person} ~~ ${hits} meg`,
    `${person} ~~ har ~ ${done} ~ meg`,
    `${person} ~~ tar/tok pa meg dar/nar`,
    `${person} ~~ tar/tok pa meg $`,
    `${person} ~~ tafser/tafset pa meg`,
    `${person} ~~ rorer/rorte ~ ~ meg`,
    `${person} ~~ gjor/gjorde meg ~ vondt`,
    `${person} ~~ gjor/gjorde vondt mot meg`,
    'blir/ble/blitt ~ ~ slatt/mishandlet/misbrukt/voldtatt',
    'slar meg hjemme',
    `redd for ~ ${family}`,
    'redd ~ ~ a ga/komme/dra ~ hjem',
    'tor ikke ~ ~ ga/komme/dra ~ hjem',
    'tvinger/tvang meg ~~ klaerne/klaer/kysse/rore/sex',
    'nakenbilder',
  ],
  harmless: [
    'vil/ville ikke/aldri ~ do',
    'do av',
    'vil ikke ~ alene/her/der ~ leve',
    'leve i/med/uten/her/der/alene/pa/av/sammen/som',
    'slar/slo meg i ~ sjakk/tennis/fotball/spillet/bordtennis',
    'slatt ~ ~ i ~ sjakk/tennis/fotball',
    'slar/slo meg pa skulderen',
    'truer/truet meg med lekser',
    'rorer/rorte meg dypt/veldig',
    'skader meg selv nar jeg spiller/trener',
    'banker/banket meg i',
  ],
}
