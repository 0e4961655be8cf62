import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { people, person } from './match.ts'

const names =
  'ana|maría|pedro|juan|luis|carlos|josé|marta|laura|sara|pablo|miguel|lucía|elena|david|daniel|jorge|antonio|manuel|carmen|sofía|paula|javier|diego|andrés|marcos|eva|julia|clara|tom|emma|max|lukas|anna|paul|peter|john|mary|lisa|marco|giulia|sophie|lucas'
const jobs =
  'profesor|profesora|estudiante|médico|médica|ingeniero|ingeniera|abogado|abogada|enfermero|enfermera|camarero|camarera|cocinero|cocinera|periodista|dentista|arquitecto|arquitecta|secretaria|policía|alumno|alumna'
const verbs =
  '=conocer|=visitar|=ayudar|=esperar|=llamar|=buscar|=ver|=querer|=invitar|=saludar|=cuidar|=odiar|=escuchar|=entender|=encontrar'
const odd = ['prep', 'det', 'adv', 'conj', 'num', 'pron']

// A noun that is nothing else, with its article; verbs that look like it are rare.
function withArticle({ marked: [noun] }: Match, mayBeAdjective = true): string | null {
  const readings = noun?.readings ?? []
  if (readings.some(({ tags }) => odd.some((tag) => tags.has(tag)) || (!mayBeAdjective && tags.has('adj')))) return null
  const nouns = readings.filter(({ tags }) => tags.has('noun'))
  const isOnly = readings.every(({ tags }) => tags.has('noun') || tags.has('adj')) || everyday.has(noun?.lower ?? '')
  const own = (choices: readonly string[]) => choices.filter((tag) => nouns.some(({ tags }) => tags.has(tag)))
  const [gender, ...genders] = own(['masc', 'fem'])
  const [number, ...numbers] = own(['sg', 'pl'])
  if (!isOnly || !gender || !number || genders.length > 0 || numbers.length > 0) return null
  const article = gender === 'masc' ? (number === 'sg' ? 'el' : 'los') : number === 'sg' ? 'la' : 'las'
  return `${article} ${noun?.text.toLowerCase() ?? ''}`
}
const everyday = new Set(
  'música comida fruta pizza pasta carne cerveza playa cocina historia fútbol vino café té chocolate deporte ropa lluvia nieve pescado queso arroz agua leche'.split(
    ' ',
  ),
)

/** Articles, and "a" before a person. */
export const articles: readonly Rule[] = [
  {
    id: 'es.article.gusta_noun',
    kind: 'article',
    pattern: [
      'me|te|le|nos|os|les gusta|encanta|interesa mucho|más? [<noun sg>] $|y|,|.|porque|pero|de|española|clásica|italiana|en|con',
      'me|te|le|nos|os|les gustan|encantan|interesan mucho|más? [<noun pl>] $|y|,|.|porque|pero|de|en|con',
    ],
    better: (match) => withArticle(match),
    why: 'gustar_article',
    wrong: [
      ['Me gusta música clásica.', 'Me gusta la música clásica.'],
      ['Me gustan perros.', 'Me gustan los perros.'],
      ['Le encanta chocolate.', 'Le encanta el chocolate.'],
    ],
    right: ['Me gusta la música.', 'Me gusta leer.', 'Me gusta Madrid.', 'Me gusta mucho.'],
  },
  {
    id: 'es.article.all_of_them',
    kind: 'article',
    pattern: '^ [<noun pl>] son|necesitan|tienen|están|viven|hablan|comen',
    better: (match) => withArticle(match, false),
    why: 'article_all',
    wrong: [
      ['Perros son mis animales favoritos.', 'Los perros son mis animales favoritos.'],
      ['Niños necesitan jugar.', 'Los niños necesitan jugar.'],
      ['Libros son caros aquí.', 'Los libros son caros aquí.'],
    ],
    right: ['Los perros son bonitos.', 'Dos son suficientes.', 'Ellos son altos.', 'Gracias.'],
  },
  {
    id: 'es.article.on_weekday',
    kind: 'article',
    pattern: '^ [lunes|martes|miércoles|jueves|viernes|sábado|domingo] <verb pres 1s>',
    better: ({ marked }) => `el ${marked[0]?.lower ?? ''}`,
    why: 'weekday',
    wrong: [
      ['Domingo voy a la playa.', 'El domingo voy a la playa.'],
      ['Lunes tengo clase.', 'El lunes tengo clase.'],
      ['Sábado trabajo.', 'El sábado trabajo.'],
    ],
    right: ['El domingo voy.', 'Lunes y martes trabajo.', 'Los lunes tengo clase.'],
  },
  {
    id: 'es.extra_word.job_un',
    kind: 'article',
    pattern: `soy [un|una] ${jobs} $|y|,|en`,
    better: '',
    why: 'job_article',
    wrong: [
      ['Soy un profesor en un colegio.', 'Soy profesor en un colegio.'],
      ['Soy una estudiante.', 'Soy estudiante.'],
      ['Soy un médico y vivo en Roma.', 'Soy médico y vivo en Roma.'],
    ],
    right: ['Soy profesor.', 'Soy un profesor muy bueno.', 'Es un médico famoso.'],
  },
  {
    id: 'es.article.hurts',
    kind: 'missing_word',
    pattern: 'duele mucho? [cabeza|espalda|garganta|barriga|pierna|mano|boca|estómago|brazo|pie]',
    better: ({ marked: [part] }) =>
      `${/^(?:estómago|brazo|pie)$/.test(part?.lower ?? '') ? 'el' : 'la'} ${part?.lower ?? ''}`,
    why: 'body_article',
    wrong: [
      ['Me duele cabeza.', 'Me duele la cabeza.'],
      ['Me duele mucho estómago.', 'Me duele mucho el estómago.'],
      ['Le duele garganta.', 'Le duele la garganta.'],
    ],
    right: ['Me duele la cabeza.', 'Tengo dolor de cabeza.', 'Me duele mucho.'],
  },
  {
    id: 'es.article.gender_list',
    kind: 'agreement',
    pattern: [
      '[la|una] viaje|tema|clima|sistema|idioma|mensaje|paisaje|color|sabor',
      '[el|un] sal|nariz|luz|flor|leche|sangre|llave|carne|clase|tarde|noche|gente|calle|mano|foto|moto',
    ],
    better: ({ word }) => ({ la: 'el', una: 'un', el: 'la', un: 'una' })[word(0)] ?? null,
    why: 'gender',
    wrong: [
      ['¿Cuál es la tema de la clase?', '¿Cuál es el tema de la clase?'],
      ['El sal está en la mesa.', 'La sal está en la mesa.'],
      ['La viaje fue larga.', 'El viaje fue larga.'],
    ],
    right: ['El tema es difícil.', 'La sal, por favor.', 'El viaje fue largo.'],
  },
  {
    id: 'es.agreement.quantity',
    kind: 'agreement',
    pattern: [
      '[mucho|mucha|poco|poca|tanto|tanta|demasiado|demasiada|nuestro|nuestra] <noun pl>',
      'muchos|muchas|pocos|pocas|mis|tus|sus|estos|estas|varios|varias|todos|todas los|las? [persona|cosa|casa|hora|semana|día|año|mes|libro|amigo|amiga|coche|gato|perro|hijo|hermano|niño|kilo|euro]',
      'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta [persona|cosa|casa|hora|semana|día|año|mes|libro|amigo|amiga|coche|gato|perro|hijo|hermano|niño|kilo|euro|minuto]',
      '[cuánto|cuánta|cuántos|cuántas] dinero|tiempo|agua|gente|personas|libros|hermanos|años|horas|veces|días|hijos|amigos',
      '[nuestro] profesora|madre|casa|familia|clase|ciudad|hija|abuela|escuela|vida|profesora|hermana',
      '[nuestra] profesor|padre|coche|hijo|abuelo|hermano|perro|gato|viaje|hotel|país|pueblo',
    ],
    better: ({ marked: [word], beside, words }) => {
      const own = word?.lower ?? ''
      const stem =
        /^(mucho|mucha|poco|poca|tanto|tanta|demasiado|demasiada|cuánto|cuánta|cuántos|cuántas|nuestro|nuestra)$/.test(
          own,
        )
      if (!stem) return `${own}${own === 'mes' ? 'es' : 's'}`
      const noun = words(1)[0]
      const next = noun?.lower ?? beside(1)
      const readings = noun?.readings.filter(({ tags }) => tags.has('noun')) ?? []
      if (noun?.readings.some(({ tags }) => ['adv', 'prep', 'det', 'num', 'conj', 'pron'].some((tag) => tags.has(tag))))
        return null
      const has = (tag: string) => readings.some(({ tags }) => tags.has(tag))
      const isVerb = noun?.readings.some(({ tags }) => tags.has('verb')) ?? true
      if (has('masc') === has('fem') || (isVerb && !/^(?:veces|cosas|casas|horas|amigos|libros|tiempo)$/.test(next)))
        return null
      if (noun?.readings.some(({ tags }) => tags.has('adj')) && !people.includes(next)) return null
      if (has('pl') && has('sg')) return null
      const ending = `${has('fem') ? 'a' : 'o'}${has('pl') ? 's' : ''}`
      const right = own.replace(/[oa]s?$/, next === 'agua' ? 'a' : ending)
      return right === own ? null : right
    },
    why: 'number',
    wrong: [
      ['Compré dos kilo de patatas.', 'Compré dos kilos de patatas.'],
      ['Cuesta dos euro.', 'Cuesta dos euros.'],
      ['¿Cuántas dinero tienes?', '¿Cuánto dinero tienes?'],
      ['Hace cinco mes.', 'Hace cinco meses.'],
    ],
    right: ['Tengo muchos amigos.', 'Trabajo mucho lunes y martes.', 'Duermo poco.', '¿Cuánto cuesta?'],
  },
  {
    id: 'es.agreement.mine',
    kind: 'agreement',
    pattern: ['<noun pl> =ser [mio|mía|mío|tuyo|tuya|suyo|suya]', '!!los|las <noun sg> es [mio|mia]'],
    better: ({ words, marked: [own] }) => {
      const noun = words(0)[0] ?? words(1)[0]
      const nouns = noun?.readings.filter(({ tags }) => tags.has('noun')) ?? []
      const has = (tag: string) => nouns.some(({ tags }) => tags.has(tag))
      if (has('masc') === has('fem') || has('sg') === has('pl')) return null
      return `${(own?.lower ?? '').replace(/^mi[oa]$/, 'mío').replace(/[oa]$/, has('fem') ? 'a' : 'o')}${has('pl') ? 's' : ''}`
    },
    why: 'number',
    wrong: [
      ['Esos libros son mio.', 'Esos libros son míos.'],
      ['Aquellas llaves son tuyo.', 'Aquellas llaves son tuyas.'],
      ['Esos perros son suyo.', 'Esos perros son suyos.'],
    ],
    right: ['Los libros son míos.', 'Es mío.', 'La casa es mía.'],
  },
  {
    id: 'es.missing_word.a_person',
    kind: 'missing_word',
    pattern: [
      `[${verbs}] mi|tu|su|mis|tus|sus ${person}|${people}|padres|gente|colegas`,
      `[=querer|=echar mucho] mi|tu|su|mis|tus|sus ${person}|${people}|padres`,
      `[=conocer|=visitar|=llamar|=invitar|=ayudar|=ver] ${names}`,
    ],
    better: ({ marked, sentence }) => {
      const [verb] = marked
      if (verb?.readings.some(({ tags }) => tags.has('noun') || tags.has('adv') || tags.has('adj'))) return null
      const last = marked.at(-1)
      const at = last ? sentence.indexOf(last) : 0
      const next = sentence[at + 1]
      if (/^\p{Ll}/u.test(next?.text ?? '') && names.split('|').includes(next?.lower ?? '')) return null
      const isBy = /^(?:me|te|se|nos|os|es)$/.test(sentence[at - marked.length]?.lower ?? '')
      return isBy ? null : `${marked.map(({ text }) => text).join(' ')} a`
    },
    why: 'personal_a',
    wrong: [
      ['Llamé mi jefe esta mañana.', 'Llamé a mi jefe esta mañana.'],
      ['Quiero mucho mis padres.', 'Quiero mucho a mis padres.'],
      ['Conozco Pedro.', 'Conozco a Pedro.'],
      ['Quiero invitar mis amigos.', 'Quiero invitar a mis amigos.'],
    ],
    right: ['Llamé a mi jefe.', 'Conozco Madrid.', 'Veo la tele.', 'Se llama Pedro.', 'Me llama mi jefe.'],
  },
  {
    id: 'es.extra_word.see_tv',
    kind: 'extra_word',
    pattern: '=ver [a] la|una|el|un tele|televisión|película|serie|partido|programa|mar',
    better: '',
    why: 'no_a_thing',
    wrong: [
      ['Veo a la televisión.', 'Veo la televisión.'],
      ['Quiero ver a una película.', 'Quiero ver una película.'],
      ['Vemos a la tele.', 'Vemos la tele.'],
    ],
    right: ['Veo la tele.', 'Veo a mi madre.', 'Fui a ver el mar.'],
  },
  {
    id: 'es.extra_word.can_a',
    kind: 'extra_word',
    pattern:
      'puedo|puedes|puede|podemos|pueden|quiero|quieres|quiere|queremos|prefiero|prefieres|prefiere|necesito|debo [a|de] <verb infclitic>',
    better: ({ sentence, at }) => (sentence[at]?.lower.startsWith('deb') ? null : ''),
    why: 'no_preposition',
    wrong: [
      ['Puedo a ayudarte el sábado.', 'Puedo ayudarte el sábado.'],
      ['Prefiero de quedarme en casa.', 'Prefiero quedarme en casa.'],
      ['Quiero a verte.', 'Quiero verte.'],
    ],
    right: ['Puedo ayudarte.', 'Voy a ayudarte.', 'Quiero a Ana.'],
  },
  {
    id: 'es.word_choice.know_person',
    kind: 'word_choice',
    pattern: [
      `[sé] a? mi|tu|su|ese|esa|este|esta ${person}`,
      '[sabes] a? mi|tu|ese|esa hermano|hermana|amigo|amiga|madre|padre|chico|chica',
      `[sé] a ${names}`,
    ],
    better: ({ words, marked, sentence }) => {
      const at = marked[0] ? sentence.indexOf(marked[0]) : 0
      const verb = marked[0]?.lower === 'sé' ? 'conozco' : 'conoces'
      return words(1).length > 0 || sentence[at + 1]?.lower === 'a' ? verb : `${verb} a`
    },
    why: 'conocer',
    wrong: [
      ['Yo sé a tu hermana.', 'Yo conozco a tu hermana.'],
      ['No sé esa chica.', 'No conozco a esa chica.'],
      ['¿Sabes a mi amigo?', '¿Conoces a mi amigo?'],
    ],
    right: ['Conozco a tu hermana.', 'Sé que tu hermana viene.', 'Sé español.'],
  },
  {
    id: 'es.word_choice.ask_for',
    kind: 'word_choice',
    pattern:
      '[pregunto|pregunté|preguntamos|pregunta|preguntó|preguntar] un|una|el|la|por? café|té|agua|cerveza|menú|cuenta|bocadillo|pizza|hamburguesa|ensalada|zumo|vaso|botella|plato|favor|helado|ayuda',
    better: ({ word }) =>
      ({
        pregunto: 'pido',
        pregunté: 'pedí',
        preguntamos: 'pedimos',
        pregunta: 'pide',
        preguntó: 'pidió',
        preguntar: 'pedir',
      })[word(0)] ?? null,
    why: 'pedir',
    wrong: [
      ['Pregunté un café.', 'Pedí un café.'],
      ['Quiero preguntar la cuenta.', 'Quiero pedir la cuenta.'],
      ['Pregunto un favor.', 'Pido un favor.'],
    ],
    right: ['Pedí un café.', 'Pregunté el precio.', 'Tengo una pregunta.'],
  },
]
