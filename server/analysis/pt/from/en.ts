import type { Rule } from '#server/analysis/grammar/rule.ts'
import { asVerb } from '#server/analysis/pt/rules/everyday.ts'

/** What speakers of English bring along. */
export const english: readonly Rule[] = [
  {
    id: 'pt.from_en.realize',
    kind: 'false_friend',
    pattern: '[=realizar<verb>] que',
    better: (match) => asVerb(match, match.marked[0], 'perceber', ['realizar']),
    why: 'false_friend',
    wrong: [
      ['Eu realizei que era tarde.', 'Eu percebi que era tarde.'],
      ['Ela realizou que estava só.', 'Ela percebeu que estava só.'],
      ['Nós realizamos que é difícil.', 'Nós percebemos que é difícil.'],
    ],
    right: ['Eu percebi que era tarde.', 'Realizei um sonho.', 'O sonho que realizei.'],
  },
  {
    id: 'pt.from_en.pretend',
    kind: 'false_friend',
    pattern: '[=pretender<verb>] que',
    better: (match) => asVerb(match, match.marked[0], 'fingir', ['pretender']),
    why: 'false_friend',
    wrong: [
      ['Ele pretende que não sabe.', 'Ele finge que não sabe.'],
      ['Ela pretendeu que dormia.', 'Ela fingiu que dormia.'],
      ['Eu pretendi que era rico.', 'Eu fingi que era rico.'],
    ],
    right: ['Ele finge que não sabe.', 'Pretendo viajar.', 'O lugar aonde pretendo ir.'],
  },
  {
    id: 'pt.from_en.good_time',
    kind: 'word_choice',
    pattern: '[=ter<verb> um bom|ótimo tempo]',
    better: ({ marked: [verb] }) =>
      ({ tive: 'me diverti', teve: 'se divertiu', tivemos: 'nos divertimos', tiveram: 'se divertiram' })[
        verb?.lower ?? ''
      ] ?? null,
    why: 'verb_preposition',
    wrong: [
      ['Eu tive um bom tempo na praia.', 'Eu me diverti na praia.'],
      ['Nós tivemos um ótimo tempo.', 'Nós nos divertimos.'],
      ['Ela teve um bom tempo lá.', 'Ela se divertiu lá.'],
    ],
    right: ['Eu me diverti na praia.', 'O tempo está bom.', 'Tive tempo.'],
  },
  {
    id: 'pt.from_en.wait_for',
    kind: 'extra_word',
    pattern: '=esperar [para] o|a|os|as|você|ele|ela|meu|minha',
    better: ({ sentence, at }) =>
      sentence.slice(at + 2, at + 5).some(({ readings }) => readings.some(({ tags }) => tags.has('inf'))) ? null : '',
    why: 'no_preposition',
    wrong: [
      ['Espero para o trem.', 'Espero o trem.'],
      ['Estou esperando para você.', 'Estou esperando você.'],
      ['Ela esperou para o ônibus.', 'Ela esperou o ônibus.'],
    ],
    right: ['Espero o trem.', 'Espero para ver.', 'Esperei para você chegar.'],
  },
  {
    id: 'pt.from_en.two_verbs',
    kind: 'extra_word',
    pattern: [
      'eu [estou] vou|gosto|quero|tenho|moro|trabalho|falo|como',
      'isso|ele|ela [é] faz|tem|gosta|vai|mora|quer|fala|trabalha',
    ],
    better: '',
    why: 'no_be',
    wrong: [
      ['Eu estou gosto de café.', 'Eu gosto de café.'],
      ['Ela é gosta de cantar.', 'Ela gosta de cantar.'],
      ['Eu estou moro aqui.', 'Eu moro aqui.'],
    ],
    right: ['Eu estou em casa.', 'Ela gosta de cantar.', 'Eu vou.'],
  },
  {
    id: 'pt.from_en.parents',
    kind: 'false_friend',
    pattern: [
      'meus [parentes] são|estão divorciados|separados|casados|aposentados|médicos|professores|advogados',
      'moro com meus [parentes]',
    ],
    better: 'pais',
    why: 'false_friend',
    wrong: [
      ['Meus parentes são professores.', 'Meus pais são professores.'],
      ['Moro com meus parentes.', 'Moro com meus pais.'],
      ['Meus parentes estão casados há anos.', 'Meus pais estão casados há anos.'],
    ],
    right: ['Meus pais são professores.', 'Tenho muitos parentes.', 'Os parentes chegaram.'],
  },
]
