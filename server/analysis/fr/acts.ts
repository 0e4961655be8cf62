import type { ActPack } from '#server/analysis/acts/act.ts'
import { askedElsewhere } from '#server/analysis/acts/asked-elsewhere.ts'
import { calls } from './acts/calls.ts'
import { gaps } from './acts/gaps.ts'
import { courtesies } from './acts/courtesies.ts'
import { starts } from './acts/starts.ts'
import { questions } from './acts/questions.ts'
import { replies } from './acts/replies.ts'
import { requests } from './acts/requests.ts'

/** What messages in French do; a "ne" is left out here, as many do. */
export const acts: ActPack = {
  rules: [...gaps, ...starts, ...replies, ...requests, ...calls, ...questions, ...courtesies, ...askedElsewhere('fr')],
  fillers: [
    'hum',
    'ouf',
    'euh',
    'heu',
    'ben',
    'bah',
    'bon,',
    'bien,',
    'vraiment,',
    'exactement,',
    'attends,',
    'aide moi',
    'aidez moi',
    'attendez,',
    'doucement,',
    'pff',
    'oula',
    'zut,',
    'mince,',
    'haha',
    'hihi',
    'hmm',
    'hm',
    'ah',
    'oh',
    'alors',
    'désolé',
    'désolée',
    'je suis désolé',
    'je suis désolée',
    'pardon',
    'excuse moi',
    'excusez moi',
    's il vous plaît',
    's il te plaît',
    'svp',
    'stp',
    'franchement',
    'bonne question',
    'madame',
    'monsieur',
    'en fait',
    'honnêtement',
  ],
  respelt: {
    ne: '',
    n: '',
    j: 'je',
    jsais: 'je sais',
    chais: 'je sais',
    jai: 'je ai',
    cest: 'c est',
    ouais: 'oui',
    ouai: 'oui',
    bjr: 'bonjour',
    qd: 'quand',
    pq: 'pourquoi',
    mersi: 'merci',
    okay: 'ok',
    repeter: 'répéter',
    repetes: 'répète',
  },
  choice: {
    or: ['ou'],
    first: ['premier', 'première'],
    second: ['deuxième', 'second', 'seconde'],
    beside: ['voulez', 'veux', 'voudrais', 'préfère', 'prefere', 'preferez', 'preferes', 'prends', 'plait', 'aller'],
  },
}
