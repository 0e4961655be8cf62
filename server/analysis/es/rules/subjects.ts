import type { Rule } from '#server/analysis/grammar/rule.ts'
import { inPerson, people, person } from './match.ts'

const one = `mi|tu|su|nuestro|nuestra|el|la ${person}`
const many = `mis|tus|sus|los|las|nuestros|nuestras ${people}`

/** A verb as the person has it that does something. */
export const subjects: readonly Rule[] = [
  {
    id: 'es.agreement.person_verb',
    kind: 'agreement',
    pattern: [
      `^ ${one} no? <pron obj>? [<verb>]`,
      `pero|porque|que|cuando|,|ayer|hoy|siempre ${one} no? <pron obj>? [<verb>]`,
    ],
    better: (match) => inPerson(match, match.marked[0], '3s'),
    why: 'subject',
    wrong: [
      ['Mi madre cocino muy bien.', 'Mi madre cocina muy bien.'],
      ['Mi primo vivo en Chile.', 'Mi primo vive en Chile.'],
      ['Ayer mi padre compré un coche.', 'Ayer mi padre compró un coche.'],
      ['Mi hermana tienes un perro.', 'Mi hermana tiene un perro.'],
    ],
    right: [
      'Mi madre cocina muy bien.',
      'Para mi padre trabajo los sábados.',
      'Mi hermano pequeño vive aquí.',
      'Mi abuela sobre todo.',
      'Mi amigo y yo vamos al cine.',
      'Quiero que mi hijo estudie más.',
    ],
  },
  {
    id: 'es.agreement.people_verb',
    kind: 'agreement',
    pattern: [
      'y|pero|porque|que los|las|mis|tus|sus <noun pl -adj> [es|está|tiene|era|estaba|cuesta|viene]',
      `^ ${many} no? <pron obj>? [<verb>]`,
      `pero|porque|que|cuando|, ${many} no? <pron obj>? [<verb>]`,
    ],
    better: (match) => inPerson(match, match.marked[0], '3p'),
    why: 'plural_subject',
    wrong: [
      ['Creo que mis padres vive bien.', 'Creo que mis padres viven bien.'],
      ['Estoy bien, pero mis hermanos no come carne.', 'Estoy bien, pero mis hermanos no comen carne.'],
      ['Nuestros vecinos se llama Eva y Luis.', 'Nuestros vecinos se llaman Eva y Luis.'],
    ],
    right: ['Mis padres viven en Chile.', 'A mis amigos les gusta.', 'Quiero que mis hijos estudien.'],
  },
  {
    id: 'es.agreement.and_i',
    kind: 'agreement',
    pattern: [`^ ${one} y yo no? <pron obj>? [<verb>]`, '^ * y yo no? [<verb 3s>]'],
    better: (match) => inPerson(match, match.marked[0], '1p'),
    why: 'and_i',
    wrong: [
      ['Mi hermano y yo es diferentes.', 'Mi hermano y yo somos diferentes.'],
      ['Mi novia y yo van al cine.', 'Mi novia y yo vamos al cine.'],
      ['Juan y yo come juntos.', 'Juan y yo comemos juntos.'],
    ],
    right: ['Mi hermano y yo somos altos.', '¿Y yo? Voy mañana.', 'Él come y yo bebo.'],
  },
  {
    id: 'es.agreement.two_people',
    kind: 'agreement',
    pattern: `^ ${one} y mi|tu|su|el|la ${person} no? [<verb 3s>]`,
    better: (match) => inPerson(match, match.marked[0], '3p'),
    why: 'plural_subject',
    wrong: [
      ['Mi perro y mi gato duerme juntos.', 'Mi perro y mi gato duermen juntos.'],
      ['Mi padre y mi madre trabaja mucho.', 'Mi padre y mi madre trabajan mucho.'],
      ['Mi hermana y su novio vive en Lima.', 'Mi hermana y su novio viven en Lima.'],
    ],
    right: [
      'Mi padre y mi madre trabajan.',
      'Mi padre canta y mi madre baila.',
      'Vivo con mi padre y mi madre trabaja.',
    ],
  },
  {
    id: 'es.agreement.group_verb',
    kind: 'agreement',
    pattern: '^ la|mi|tu|su policía|familia|clase|equipo [~son|eran<verb 3p>]',
    better: (match) => inPerson(match, match.marked[0], '3s'),
    why: 'gente',
    wrong: [
      ['La policía llegaron tarde.', 'La policía llegó tarde.'],
      ['Mi familia viven en Perú.', 'Mi familia vive en Perú.'],
      ['Mi equipo juegan muy bien.', 'Mi equipo juega muy bien.'],
    ],
    right: ['La policía llegó.', 'Mi familia vive aquí.', 'Mi familia son mis amigos.'],
  },
  {
    id: 'es.agreement.past_accent',
    kind: 'accents',
    pattern: '^ yo? no? <pron obj>? [<verb subj 1s>]',
    better: ({ marked: [verb], form, sentence }) => {
      const isPast = sentence.some(({ lower }) => /^(?:ayer|anoche|anteayer|pasad[oa])$/.test(lower))
      const right = form(verb, 'verb subj 1s → verb pret 1s')
      return isPast && verb?.lower.endsWith('e') && right.replace('é', 'e') === verb.lower ? right : null
    },
    why: 'past_accent',
    wrong: [
      ['Estudie mucho ayer.', 'Estudié mucho ayer.'],
      ['Hable con ella anoche.', 'Hablé con ella anoche.'],
      ['Me levante tarde el domingo pasado.', 'Me levanté tarde el domingo pasado.'],
    ],
    right: ['Ayer estudié mucho.', 'Hable más alto, por favor.', 'Ojalá trabaje mañana.'],
  },
  {
    id: 'es.agreement.nosotros_past',
    kind: 'agreement',
    pattern: ['nosotros|nosotras no? <pron obj>? [<verb pret>]', '!!que yo no? <pron obj>? [<verb pret 3s>]'],
    better: (match) => inPerson(match, match.marked[0], match.word(0) === 'yo' || match.word(1) === 'yo' ? '1s' : '1p'),
    why: 'subject',
    wrong: [
      ['Ayer nosotros comieron paella.', 'Ayer nosotros comimos paella.'],
      ['El sábado yo jugó al tenis.', 'El sábado yo jugué al tenis.'],
      ['Anoche nosotros fueron al cine.', 'Anoche nosotros fuimos al cine.'],
    ],
    right: ['Ayer nosotros comimos.', 'El sábado yo jugué.', 'Yo llegué tarde.'],
  },
]
