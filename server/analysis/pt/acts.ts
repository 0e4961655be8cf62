import type { ActPack } from '#server/analysis/acts/act.ts'
import { askedElsewhere } from '#server/analysis/acts/asked-elsewhere.ts'
import { calls } from './acts/calls.ts'
import { gaps } from './acts/gaps.ts'
import { courtesies } from './acts/courtesies.ts'
import { questions } from './acts/questions.ts'
import { replies } from './acts/replies.ts'
import { requests } from './acts/requests.ts'

/** What messages in Portuguese do. */
export const acts: ActPack = {
  rules: [...gaps, ...replies, ...requests, ...calls, ...questions, ...courtesies, ...askedElsewhere('pt')],
  fillers: [
    'uf',
    'hum',
    'ufa',
    'bom,',
    'bem,',
    'é,',
    'eh',
    'hm',
    'hmm',
    'ah',
    'oh',
    'ué',
    'então',
    'olha',
    'desculpe',
    'desculpa',
    'me desculpe',
    'me desculpa',
    'perdão',
    'por favor',
    'pfv',
    'sinceramente',
    'na verdade',
    'boa pergunta',
    'senhor',
    'senhora',
    'com licença',
    'sinto muito',
    'infelizmente',
  ],
  respelt: {
    vc: 'você',
    voce: 'você',
    vcs: 'vocês',
    q: 'que',
    n: 'não',
    nao: 'não',
    naum: 'não',
    tb: 'também',
    pra: 'para',
    pro: 'para',
    tá: 'está',
    ta: 'está',
    to: 'estou',
    obg: 'obrigado',
    brigado: 'obrigado',
    brigada: 'obrigada',
    pq: 'por que',
    porque: 'por que',
    siim: 'sim',
    okay: 'ok',
    cê: 'você',
    repitir: 'repetir',
  },
  choice: {
    or: ['ou'],
    first: ['primeiro', 'primeira'],
    second: ['segundo', 'segunda'],
    beside: ['quer', 'quero', 'prefere', 'prefiro', 'gostaria', 'melhor', 'favor', 'vai', 'só', 'você'],
  },
}
