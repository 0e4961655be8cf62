import type { Word } from '#server/analysis/analysed.ts'
import type { Match, Rule } from '#server/analysis/grammar/rule.ts'

const persons = ['1s', '2s', '3s', '1p', '3p']
const isYear = (text = '') => /^(?:19|20)\d\d$/.test(text)

// The verb in another tense, in its own person; null where it may stand in that tense already, or is no plain verb.
export function inTense({ form }: Match, verb: Word | undefined, from: string, to: string): string | null {
  if (!verb || !verb.readings.every(({ tags }) => tags.has('verb') && !tags.has(to) && !tags.has('inf'))) return null
  const person = persons.find((each) => verb.readings.some(({ tags }) => tags.has(from) && tags.has(each)))
  return person ? form(verb, `verb ${from} ${person} → verb ${to} ${person}`) || null : null
}

const who = 'eu|ele|ela|você|nós|eles|elas|vocês'
const then = ['ontem|anteontem', 'ontem à|de noite|tarde|manhã', 'no? ano|mês passado', 'na? semana passada']
const lastDay = 'no|na? domingo|sábado|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira passado|passada'
const ago = '#|dois|duas|três|quatro|cinco|seis|um|uma dia|dias|mês|meses|ano|anos|semana|semanas atrás'
const states = /^(?:estou|está|estamos|estão)$/

/** When it was. */
export const tenses: readonly Rule[] = [
  {
    id: 'pt.tense.have_done',
    kind: 'tense',
    pattern: [
      '[=ter<verb pres> <verb participle>] ~desde|ultimamente{0,7} ontem|anteontem|passado|passada',
      '[=ter<verb pres> <verb participle>] ~desde{0,6} em #',
      '^ ontem|anteontem ,? eu|ele|ela|você|nós? [=ter<verb pres> <verb participle>]',
      '^ hoje de manhã ,? eu|ele|ela|você|nós? [=ter<verb pres> <verb participle>]',
    ],
    better: ({ marked: [have, participle], sentence, form }) => {
      const place = participle ? sentence.indexOf(participle) : -1
      const rest = sentence.slice(place)
      const year = rest.find(({ kind }) => kind === 'number')
      const isDated = sentence.some(({ lower }) => /^(?:ontem|anteontem|passad[oa]|hoje)$/.test(lower))
      if (!isDated && !isYear(year?.text)) return null
      if (rest.some(({ lower }) => lower === 'desde')) return null
      const person = persons.find((each) => have?.readings.some(({ tags }) => tags.has('pres') && tags.has(each)))
      return person ? form(participle, `verb participle → verb pret ${person}`) || null : null
    },
    why: 'simple_past',
    wrong: [
      ['Eu tenho comprado pão ontem.', 'Eu comprei pão ontem.'],
      ['Ela tem viajado para o Peru no ano passado.', 'Ela viajou para o Peru no ano passado.'],
      ['Hoje de manhã eu tenho perdido o ônibus.', 'Hoje de manhã eu perdi o ônibus.'],
    ],
    right: [
      'Tenho trabalhado muito.',
      'Ela tem estudado desde o ano passado.',
      'Eu tinha comprado pão ontem.',
      'Tenho dormido mal ultimamente.',
    ],
  },
  {
    id: 'pt.tense.past_time',
    kind: 'tense',
    pattern: [
      ...[...then, lastDay, ago].map((time) => `^ ${time} ,? ${who}? não|já? [<verb pres>]`),
      ...[...then, lastDay, ago].map((time) => `^ ${time} ,? a gente não|já? [<verb pres>]`),
      `^ em # ,? ${who}? não? [<verb pres>]`,
      `^ ${who} não? [<verb pres>] ~que|quando|porque|onde|se{0,6} !!de|desde|até|que ontem|anteontem $`,
    ],
    better: (match) => {
      const [verb] = match.marked
      const [first, second] = match.sentence
      if ((first?.lower === 'em' && !isYear(second?.text)) || verb?.lower === 'é') return null
      return inTense(match, verb, 'pres', states.test(verb?.lower ?? '') ? 'imperfect' : 'pret')
    },
    why: 'past',
    wrong: [
      ['Na semana passada eu compro um carro.', 'Na semana passada eu comprei um carro.'],
      ['Em 2012 ela muda de cidade.', 'Em 2012 ela mudou de cidade.'],
      ['Eu vejo um filme ontem.', 'Eu vi um filme ontem.'],
      ['Três dias atrás eu recebo uma carta.', 'Três dias atrás eu recebi uma carta.'],
    ],
    right: ['Na semana passada eu comprei um carro.', 'Em 2 horas eu chego.', 'Eu ainda penso no que vi ontem.'],
  },
  {
    id: 'pt.tense.if_would',
    kind: 'verb_form',
    pattern: [
      `^ se ${who} não? [<verb cond>] *{0,7} ,`,
      `^ se ${who} não? [<verb imperfect>] ~era{0,7} , ${who}? não? <verb cond>`,
    ],
    better: (match) =>
      inTense(match, match.marked[0], 'cond', 'subjpast') ?? inTense(match, match.marked[0], 'imperfect', 'subjpast'),
    why: 'if_were',
    wrong: [
      ['Se eu teria tempo, estudaria mais.', 'Se eu tivesse tempo, estudaria mais.'],
      ['Se ela era minha irmã, eu ajudaria.', 'Se ela fosse minha irmã, eu ajudaria.'],
      ['Se nós teríamos um carro, viajaríamos.', 'Se nós tivéssemos um carro, viajaríamos.'],
    ],
    right: ['Se eu tivesse tempo, estudaria mais.', 'Não sei se ele viria.', 'Se ela era feliz, não sei.'],
  },
  {
    id: 'pt.tense.if_then_would',
    kind: 'tense',
    pattern: `^ se ${who}? não? <verb subjpast> ~que|quando{0,6} , ${who}? não? [<verb pres>]`,
    better: (match) => (match.marked[0]?.lower === 'é' ? null : inTense(match, match.marked[0], 'pres', 'cond')),
    why: 'if_were',
    wrong: [
      ['Se eu tivesse dinheiro, compro uma casa.', 'Se eu tivesse dinheiro, compraria uma casa.'],
      ['Se eu fosse você, eu falo com ele.', 'Se eu fosse você, eu falaria com ele.'],
      ['Se ela pudesse, ela vem.', 'Se ela pudesse, ela viria.'],
    ],
    right: [
      'Se eu tivesse dinheiro, compraria uma casa.',
      'Se eu tiver dinheiro, compro uma casa.',
      'Se chover, fico em casa.',
    ],
  },
  {
    id: 'pt.tense.was_when_small',
    kind: 'tense',
    pattern: [
      'quando eu [fui] criança|pequeno|pequena|jovem|menino|menina|bebê',
      '^ quando eu era criança|pequeno|pequena|jovem|menino|menina ,? eu? sempre? [<verb pret 1s>] ~uma{0,6} todos|todas|todo|sempre',
      '^ quando eu era criança|pequeno|pequena|jovem|menino|menina ,? eu? sempre [<verb pret 1s>]',
    ],
    better: (match) =>
      match.marked[0]?.lower === 'fui' && match.word(0) === 'quando'
        ? 'era'
        : match.marked[0]?.lower === 'fui'
          ? 'ia'
          : inTense(match, match.marked[0], 'pret', 'imperfect'),
    why: 'imperfect',
    wrong: [
      ['Quando eu fui criança, morava no sítio.', 'Quando eu era criança, morava no sítio.'],
      [
        'Quando eu era criança, eu nadei no rio todos os dias.',
        'Quando eu era criança, eu nadava no rio todos os dias.',
      ],
      ['Quando eu fui pequeno, tinha um gato.', 'Quando eu era pequeno, tinha um gato.'],
    ],
    right: [
      'Quando eu era criança, morava no sítio.',
      'Quando eu era criança, quebrei o braço uma vez.',
      'Quando eu fui à praia, choveu.',
    ],
  },
]
