import type { Rule } from '#server/analysis/grammar/rule.ts'
import { inTense } from './tenses.ts'

const who = 'eu|ele|ela|você|nós|eles|elas|vocês|todos|tudo|alguém'
const whoLong = ['a gente', 'o|a|meu|minha|seu|sua <noun sg>', 'os|as|meus|minhas <noun pl>']
const wishes = 'espero|esperamos|quero|queremos|duvido|tomara|prefiro|peço|sugiro|desejo|quer que'
const judging = 'é importante|necessário|possível|provável|melhor|preciso|fundamental|impossível|bom que'
const after = (head: string, tail: string) => [who, ...whoLong].map((each) => `${head} ${each} ${tail}`)

// Verbs whose future subjunctive isn't their infinitive.
const futures: Readonly<Record<string, string>> = {
  ver: 'vir',
  fazer: 'fizer',
  ter: 'tiver',
  estar: 'estiver',
  ser: 'for',
  ir: 'for',
  poder: 'puder',
  querer: 'quiser',
  saber: 'souber',
  trazer: 'trouxer',
  dizer: 'disser',
  haver: 'houver',
  dar: 'der',
}
const irregular = Object.keys(futures).join('|')

/** What is wished, doubted, or still to come. */
export const subjunctive: readonly Rule[] = [
  {
    id: 'pt.verb_form.subjunctive',
    kind: 'verb_form',
    pattern: [
      ...after(wishes, 'não|já? [<verb pres>]'),
      ...after(judging, 'não|já? [<verb pres>]'),
      `!!. talvez ${who}? não? [<verb pres>]`,
      `^ embora ${who}? não? [<verb pres>]`,
      `, embora ${who}? não? [<verb pres>]`,
      ...after('para|antes|sem que', 'não? [<verb pres>]'),
    ],
    better: (match) =>
      match.sentence.at(-1)?.text === '?' && match.word(0) === 'para'
        ? null
        : inTense(match, match.marked[0], 'pres', 'subj'),
    why: 'subjunctive',
    wrong: [
      ['Espero que ela gosta do presente.', 'Espero que ela goste do presente.'],
      ['Talvez ele está doente.', 'Talvez ele esteja doente.'],
      ['É importante que você estuda.', 'É importante que você estude.'],
      ['Embora é caro, vou comprar.', 'Embora seja caro, vou comprar.'],
    ],
    right: [
      'Espero que ela goste do presente.',
      'Que bom que você está aqui.',
      'Acho que ele está doente.',
      'Vou embora e estou feliz.',
    ],
  },
  {
    id: 'pt.verb_form.subjunctive_past',
    kind: 'verb_form',
    pattern: after('queria|queriam|pediu|pediram|esperava|preferia|pedi que', 'não? [<verb subj>]'),
    better: (match) => inTense(match, match.marked[0], 'subj', 'subjpast'),
    why: 'subjunctive_past',
    wrong: [
      ['Eu queria que você venha.', 'Eu queria que você viesse.'],
      ['Ele pediu que eu fale devagar.', 'Ele pediu que eu falasse devagar.'],
      ['Ela esperava que nós compremos pão.', 'Ela esperava que nós comprássemos pão.'],
    ],
    right: ['Eu queria que você viesse.', 'Quero que você venha.', 'Pediu que eu falasse.'],
  },
  {
    id: 'pt.verb_form.future_subjunctive',
    kind: 'verb_form',
    pattern: [
      `quando|se eu|ele|ela|você|alguém não? [${irregular}]`,
      '^ se [fazer|haver] sol|frio|calor|tempo|problema',
      `^ quando ${who} não? [<verb subj>]`,
      `^ quando ${who} não? [<verb pres>] ~vou|vai{0,4} no? ano|mês que vem`,
      `^ quando ${who} não? [<verb pres>] ~vou|vai{0,4} amanhã|próximo|próxima`,
    ],
    better: (match) => {
      const [own] = match.marked
      if (!own) return null
      if (futures[own.lower]) return futures[own.lower] ?? null
      const isSubj = own.readings.every(({ tags }) => tags.has('subj'))
      if (match.sentence.at(-1)?.text === '?') return null
      if (own.readings.some(({ tags }) => tags.has('subjfut'))) return null
      return inTense(match, own, isSubj ? 'subj' : 'pres', 'subjfut')
    },
    why: 'future_subjunctive',
    wrong: [
      ['Se eu ter tempo, vou à festa.', 'Se eu tiver tempo, vou à festa.'],
      ['Quando você fazer o bolo, me chame.', 'Quando você fizer o bolo, me chame.'],
      ['Quando eu saiba a resposta, escrevo.', 'Quando eu souber a resposta, escrevo.'],
    ],
    right: [
      'Se eu tiver tempo, vou à festa.',
      'Quando ele chega, jantamos.',
      'Se você vir a Ana, diga oi.',
      'Quando eu for ao Rio, te ligo.',
    ],
  },
]
