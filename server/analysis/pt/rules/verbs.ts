import type { Match, Rule } from '#server/analysis/grammar/rule.ts'

const tenses = ['pres', 'imperfect', 'pret', 'fut', 'cond']
const persons = ['1s', '2s', '3s', '1p', '3p']

// The same tense in another person; null where it fits already, or is no plain verb.
export function inPerson({ words, form }: Match, element: number, wanted: string): string | null {
  const [verb] = words(element)
  const readings = verb?.readings ?? []
  const finite = ({ tags }: { tags: ReadonlySet<string> }) => tags.has('verb') && !tags.has('inf')
  if (!verb || readings.length === 0 || verb.lower === 'apenas') return null
  if (
    readings.some(
      ({ tags }) => tags.has('adv') || tags.has('prep') || tags.has('conj') || tags.has('det') || tags.has('pron'),
    )
  )
    return null
  if (readings.some((reading) => finite(reading) && reading.tags.has(wanted))) return null
  if (readings.some(({ tags }) => tags.has('gerund') || tags.has('participle') || tags.has('inf'))) return null
  for (const tense of tenses)
    for (const person of persons)
      if (readings.some(({ tags }) => tags.has(tense) && tags.has(person))) {
        const better = form(verb, `verb ${tense} ${person} → verb ${tense} ${wanted}`)
        if (better) return better
      }
  return null
}

/** Who does it, and the form of the verb. */
export const verbs: readonly Rule[] = [
  {
    id: 'pt.agreement.eu',
    kind: 'agreement',
    pattern: ['!!e eu não|também|já|sempre|nunca|só? [<verb>] !que', '!!e eu não|também? me|te|o|a|lhe? [<verb>] !que'],
    better: (match) => inPerson(match, match.words(3).length > 0 && match.words(3)[0] ? 3 : 4, '1s'),
    why: 'subject_verb',
    wrong: [
      ['Eu gosta de café.', 'Eu gosto de café.'],
      ['Eu não tem tempo.', 'Eu não tenho tempo.'],
      ['Eu é mexicano.', 'Eu sou mexicano.'],
    ],
    right: ['Eu gosto de café.', 'Você e eu somos amigos.', 'Eu estava em casa.', 'Para eu fazer isso.'],
  },
  {
    id: 'pt.agreement.voce',
    kind: 'agreement',
    pattern: [
      '!!e|ou|com|de|a|para|pra|por|sem|sobre|entre|em você|ele|ela não|também|já|sempre|nunca|só|me|te|se? [<verb>] !que',
    ],
    better: (match) => inPerson(match, 3, '3s'),
    why: 'subject_verb',
    wrong: [
      ['Você gostas de café?', 'Você gosta de café?'],
      ['Ele trabalho muito.', 'Ele trabalha muito.'],
      ['Ela não tenho tempo.', 'Ela não tem tempo.'],
      ['Você és brasileiro?', 'Você é brasileiro?'],
    ],
    right: [
      'Você gosta de café?',
      'Ele e ela são amigos.',
      'Ele apenas trabalha.',
      'Ela vai embora.',
      'Se você quiser, vamos.',
      'Eu e ele vamos.',
    ],
  },
  {
    id: 'pt.agreement.nos',
    kind: 'agreement',
    pattern: ['!!entre|para|de|com|sobre|por|em|a|sem|todos nós não|também|já|sempre|nunca|só|nos? [<verb>]'],
    better: (match) => inPerson(match, 3, '1p'),
    why: 'subject_verb',
    wrong: [
      ['Nós vai ao cinema.', 'Nós vamos ao cinema.'],
      ['Nós mora aqui.', 'Nós moramos aqui.'],
      ['Nós são amigos.', 'Nós somos amigos.'],
    ],
    right: ['Nós vamos ao cinema.', 'Entre nós há paz.', 'Nós dois moramos aqui.'],
  },
  {
    id: 'pt.agreement.eles',
    kind: 'agreement',
    pattern: [
      '!!com|de|a|para|pra|por|sem|sobre|entre|em vocês|eles|elas não|também|já|sempre|nunca|só|se|me? [<verb>] !que|quem',
    ],
    better: (match) => inPerson(match, 3, '3p'),
    why: 'subject_verb',
    wrong: [
      ['Eles gosta de futebol.', 'Eles gostam de futebol.'],
      ['Vocês tem tempo?', 'Vocês têm tempo?'],
      ['Elas é minhas amigas.', 'Elas são minhas amigas.'],
    ],
    right: [
      'Eles gostam de futebol.',
      'Eles é que sabem.',
      'Vocês têm tempo?',
      'Elas foram embora.',
      'Um deles é médico.',
    ],
  },
  {
    id: 'pt.agreement.gente',
    kind: 'agreement',
    pattern: ['a gente não|também|já|sempre|nunca|só|se? [<verb 1p>]', 'a gente não? [<verb 3p>]'],
    better: (match) => inPerson(match, 3, '3s'),
    why: 'a_gente',
    wrong: [
      ['A gente vamos à praia.', 'A gente vai à praia.'],
      ['A gente moramos aqui.', 'A gente mora aqui.'],
      ['A gente não sabemos.', 'A gente não sabe.'],
    ],
    right: ['A gente vai à praia.', 'A gente mora aqui.', 'Nós moramos aqui.'],
  },
  {
    id: 'pt.agreement.noun_plural',
    kind: 'agreement',
    pattern: [
      '^ os|as|meus|minhas|nossos|nossas <noun pl> não? [é|está|tem|vai|gosta|mora|trabalha|fala|quer|pode|foi|faz|era|estava|tinha|come|joga|estuda]',
    ],
    better: (match) => inPerson(match, 4, '3p'),
    why: 'subject_verb',
    wrong: [
      ['Meus pais mora em Lima.', 'Meus pais moram em Lima.'],
      ['Os meninos gosta de bola.', 'Os meninos gostam de bola.'],
      ['As casas é bonitas.', 'As casas são bonitas.'],
    ],
    right: ['Meus pais moram em Lima.', 'A casa dos meus pais é grande.', 'O dono dos cães mora aqui.'],
  },
  {
    id: 'pt.agreement.noun_singular',
    kind: 'agreement',
    pattern: [
      '^ meu|minha|nosso|nossa <noun sg> não? [são|estão|têm|vão|gostam|moram|trabalham|falam|querem|podem|foram|fazem|sou|tenho|gosto|moro|falo]',
    ],
    better: (match) => inPerson(match, 4, '3s'),
    why: 'subject_verb',
    wrong: [
      ['Minha família moram no Chile.', 'Minha família mora no Chile.'],
      ['Meu pai trabalham muito.', 'Meu pai trabalha muito.'],
      ['Minha mãe não gosto de café.', 'Minha mãe não gosta de café.'],
    ],
    right: ['Minha família mora no Chile.', 'Meu pai e minha mãe trabalham.', 'Meu nome é Ana.'],
  },
  {
    id: 'pt.verb_form.modal_infinitive',
    kind: 'verb_form',
    pattern: [
      'quero|quer|queremos|querem|queria|posso|pode|podemos|podem|preciso|precisa|precisamos|precisam|devo|deve|vou|vai|vamos|vão|consigo|consegue [<verb pres>]',
      'gosto|gosta|gostamos|gostam|gostaria|preciso|precisa|tenho|tem|acabo|acaba de [<verb pres 1s>]',
      'para|pra [<verb pres 1s>]',
    ],
    better: ({ words, form }) => {
      const [verb] = words(2)[0] ? words(2) : words(1)
      const isPlain = verb?.readings.every(
        ({ tags }) => tags.has('verb') && !tags.has('inf') && !tags.has('subj') && !tags.has('participle'),
      )
      if (!verb || (!isPlain && verb.lower !== 'falo') || /^(?:é|está|são|tem|vai|dá|há|sou|foi)$/.test(verb.lower))
        return null
      const person = persons.find((each) => verb.readings.some(({ tags }) => tags.has('pres') && tags.has(each)))
      return person ? form(verb, `verb pres ${person} → verb inf`) || null : null
    },
    why: 'infinitive',
    wrong: [
      ['Quero compro um livro.', 'Quero comprar um livro.'],
      ['Eu posso falo português.', 'Eu posso falar português.'],
      ['Gosto de leio livros.', 'Gosto de ler livros.'],
      ['Estudo para falo bem.', 'Estudo para falar bem.'],
    ],
    right: ['Quero comprar um livro.', 'Gosto de música.', 'Como posso ajudar?', 'Você pode, sim.', 'Vou para casa.'],
  },
  {
    id: 'pt.tense.yesterday',
    kind: 'tense',
    pattern: [
      '^ ontem|anteontem ,? eu? não? [tenho <verb participle masc sg>]',
      '^ ontem|anteontem ,? eu|ele|ela|você|nós|eles? não? [<verb pres>]',
    ],
    better: ({ words, form, marked }) => {
      const [, participle] = marked
      if (participle) return form(participle, 'verb participle → verb pret 1s') || null
      const [verb] = words(5)
      const person = persons.find((each) => verb?.readings.some(({ tags }) => tags.has('pres') && tags.has(each)))
      if (!person || verb?.lower === 'é' || !verb?.readings.every(({ tags }) => tags.has('verb') && !tags.has('pret')))
        return null
      return form(verb, `verb pres ${person} → verb pret ${person}`) || null
    },
    why: 'past',
    wrong: [
      ['Ontem vou ao cinema.', 'Ontem fui ao cinema.'],
      ['Ontem eu compro pão.', 'Ontem eu comprei pão.'],
      ['Ontem ela vai à praia.', 'Ontem ela foi à praia.'],
      ['Ontem tenho comido muito.', 'Ontem comi muito.'],
    ],
    right: ['Ontem fui ao cinema.', 'Hoje vou ao cinema.', 'Ontem trabalhamos muito.'],
  },
]
