import type { SafetyWords } from '#server/practice/safety/types.ts'

const person =
  'pappa/papa/far/farsan/mamma/mor/morsan/styvpappa/styvfar/plastpappa/styvmamma/foraldrar/bror/brorsa/syster/farbror/morbror/faster/moster/farfar/morfar/kusin/larare/lararen/tranare/tranaren/kille/pojkvan/flickvan/man/chef/granne/grannen/han/hon/de/dom/nagon'
const hits =
  'slar/slog/sparkar/sparkade/misshandlar/misshandlade/valdtar/valdtog/hotar/hotade/antastar/antastade/tafsar/utnyttjar'
const done = 'slagit/sparkat/misshandlat/valdtagit/hotat/antastat/utnyttjat/tafsat'
const family =
  'pappa/far/styvpappa/styvfar/plastpappa/mamma/mor/foraldrar/bror/farbror/morbror/farfar/morfar/pojkvan/kille/man/larare/tranare'

/** Words of need in Swedish. */
export const words: SafetyWords = {
  self_harm: [
    'vill/ville ~ ~ do',
    'onskar ~ ~ jag kunde do',
    'vill/ville ~ vara dod',
    'onskar ~ ~ jag var/vore dod',
    'battre om jag var/vore dod',
    'vill ~ inte ~ leva',
    'vill aldrig mer vakna',
    'vill inte ~ vakna mer',
    'vill inte ~ finnas $',
    'vill inte finnas langre',
    'orkar ~ inte ~ leva',
    'ta/tar/tog livet av mig/mej',
    'ta/tar mitt ~ liv',
    'bega/begar sjalvmord',
    'tanker/tankt/tankar ~ ~ sjalvmord',
    'sjalvmordstankar',
    'sjalvmordsbenagen',
    'vill/ska/skulle ~ doda mig/mej',
    'doda mig/mej sjalv',
    'skar/skara/skurit mig/mej ~ sjalv',
    'skar/skara mig/mej ~ i ~ armarna/armen/handlederna/benen/laren',
    'jag skar mig/mej nar',
    'jag skar mig/mej $',
    'skadar/skada/skadat mig/mej sjalv',
    'vill ~ skada mig/mej',
    'gor mig/mej sjalv illa',
    'gora mig/mej ~ illa',
    'sjalvskad*',
    'battre ~ utan mig/mej',
    'aldrig ~ ~ fotts/fodd',
    'inget/ingenting att leva for',
    'livet ar inte vart ~ ~ leva',
    'livet har ingen mening',
    'livet ar meningslost',
    'trott/less pa livet',
    'trott/less pa att leva',
    'forsvinna for alltid',
  ],
  abuse: [
    `${person} ~~ ${hits} mig/mej`,
    `${person} ~~ tafsar/tafsade pa mig/mej`,
    `${person} ~~ har ~ ${done} ~ mig/mej`,
    `${person} ~~ tar/tog pa mig/mej dar/fast/nar`,
    `${person} ~~ tar/tog pa mig/mej $`,
    `${person} ~~ ror/rorde ~ ~ mig/mej dar/fast/nar`,
    `${person} ~~ ror/rorde ~ ~ mig/mej $`,
    `${person} ~~ gor/gjorde mig/mej ~ illa`,
    'blir/blev/blivit ~ slagen/misshandlad/valdtagen/utnyttjad/antastad',
    'slar mig/mej hemma',
    `radd for min/mina ~ ${family}`,
    `radd for ${family}`,
    'radd ~ ~ att ga/komma/aka hem',
    'vagar inte ~ ga/komma/aka hem',
    'tvingar/tvingade mig/mej ~~ kla/kyssa/rora/sex',
    'nakenbilder',
  ],
  harmless: [
    'vill/ville inte/aldrig ~ do',
    'do av',
    'vill inte ~ ensam/har/dar/sa ~ leva',
    'leva i/med/utan/har/dar/ensam/pa/hos/som/tillsammans',
    'skar mig/mej nar jag lagar/hackar',
    'skadar/skadade mig sjalv nar jag tranar/spelar',
    'slar/slog mig/mej i ~ schack/tennis/spel/spelet/bordtennis/fotboll',
    'slagit mig/mej i ~ schack/tennis/spelet',
    'hotar/hotade mig/mej med laxor',
    'slar/slog mig/mej pa axeln',
    'blev slagen i ~',
  ],
}
