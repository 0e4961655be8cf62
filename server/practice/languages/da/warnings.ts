import type { SafetyWords } from '#server/practice/safety/types.ts'

const person =
  'far/faren/fars/papa/mor/moren/mama/stedfar/papfar/stedmor/foraeldre/bror/storebror/soster/onkel/tante/moster/faster/morfar/farfar/bedstefar/faetter/laerer/laereren/traener/traeneren/kaereste/mand/chef/nabo/naboen/han/hun/de/nogen'
const hits =
  'slar/slog/sparker/sparkede/mishandler/mishandlede/voldtager/voldtog/truer/truede/misbruger/misbrugte/taever/befamler'
const done = 'slaet/sparket/mishandlet/voldtaget/truet/misbrugt/befamlet'
const family =
  'far/papa/stedfar/papfar/mor/mama/foraeldre/bror/storebror/onkel/morfar/farfar/kaereste/mand/laerer/traener'

/** Words of need in Danish. */
export const words: SafetyWords = {
  self_harm: [
    'vil/ville/vill ~ ~ do',
    'lyst til at do',
    'onsker ~ at do',
    'vil/ville ~ vaere dod',
    'onske/onsker ~ ~ jeg var dod',
    'gid jeg var dod',
    'vil ~ ikke ~ leve',
    'orker/gider ~ ikke ~ leve',
    'orker/gider ikke at leve',
    'kan ikke leve laengere',
    'tage/tager mit ~ liv',
    'tage/tager livet af mig',
    'bega/begar selvmord',
    'taenker/taenkt/tanker ~ ~ selvmord',
    'selvmordstanker',
    'sla/slar mig selv ihjel',
    'draebe/draeber mig selv',
    'skaerer/skaere/skaret i mig ~ selv',
    'skaerer/skaere/skaret/cutter/cutte mig selv',
    'skaerer/cutter mig i ~ armene/armen/handleddet/benene',
    'jeg cutter $',
    'skader/skade/skadet mig selv',
    'vil ~ skade mig',
    'gor/gore skade pa mig selv',
    'gor/gore mig selv ondt',
    'gor/gore ondt pa mig selv',
    'selvskad*',
    'bedre ~ uden mig',
    'aldrig ~ ~ fodt',
    'ikke ~ noget at leve for',
    'intet at leve for',
    'livet er ikke vaerd at leve',
    'livet har ingen mening',
    'livet er meningslost',
    'traet af livet',
    'traet af at leve',
    'forsvinde for altid',
    'vil ikke vagne ~ igen/mere/op',
  ],
  abuse: [
    `${person} ~~ ${hits} mig`,
    `${person} ~~ har ~ ${done} ~ mig`,
    `${person} ~~ rorer/rorte ~ ved mig`,
    `${person} ~~ tager/tog pa mig der/nar`,
    `${person} ~~ tager/tog pa mig $`,
    `${person} ~~ gor/gjorde ondt pa mig`,
    `${person} ~~ gor/gjorde mig ~ ondt`,
    'bliver/blev/blevet ~ ~ slaet/mishandlet/misbrugt/voldtaget',
    'slar mig derhjemme/hjemme',
    `bange/raed for min/mine ~ ${family}`,
    'bange/raed ~ ~ at ga/komme/tage ~ hjem',
    'tor ikke ~ ga/komme/tage ~ hjem',
    'tvinger/tvang mig ~~ tojet/toj/kysse/rore/sex',
    'nogenbilleder',
    'nogne billeder',
  ],
  harmless: [
    'vil/ville ikke/aldrig ~ do',
    'do af',
    'vil ikke ~ alene/her/der ~ leve',
    'leve i/med/uden/her/der/alene/pa/af/sammen/som',
    'slar/slog mig i ~ skak/tennis/fodbold/spillet/bordtennis',
    'slaet ~ i ~ skak/tennis/fodbold',
    'slar/slog mig pa skulderen',
    'truer/truede mig med lektier',
    'skader mig selv nar jeg spiller/traener',
  ],
}
