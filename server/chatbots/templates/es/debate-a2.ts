import { step, template, words } from '#server/chatbots/templates/write.ts'

export const debateA2 = template({
  id: 'debate-a2',
  name: '¿Ciudad o campo?',
  language: 'es',
  level: 'A2',
  description: '¿Dónde se vive mejor, en la ciudad o en el campo? Di qué piensas y por qué.',
  role: 'Alguien de tu club de español a quien le gusta discutir',
  scenario:
    'Es noche de debate en el club de español. La pregunta de hoy es: ¿se vive mejor en la ciudad o en el campo? Habláis en pareja.',
  goals: [
    'Puedo decir qué pienso.',
    'Puedo dar una razón.',
    'Puedo decir con cortesía si estoy de acuerdo.',
    'Puedo comparar dos cosas.',
  ],
  grammar: ['comparativos: mejor, peor, más tranquilo', 'porque y por eso', 'creo que / me parece que'],
  vocabulary: words({
    'en mi opinión': 'yo pienso',
    'estar de acuerdo': 'pensar lo mismo',
    'el aire limpio': 'aire bueno para respirar',
    'el ruido': 'sonidos fuertes',
    'el tráfico': 'los coches en las calles',
    'la naturaleza': 'árboles, animales, ríos…',
    caro: 'que cuesta mucho',
    aburrido: 'poco interesante',
    'la ventaja': 'el lado bueno de algo',
    'la desventaja': 'el lado malo de algo',
    'el transporte público': 'autobuses, trenes y metro para todos',
    'el ambiente': 'la gente y la vida en la calle',
  }),
  steps: [
    step(
      'Empieza tú. ¿Dónde vives, en una ciudad o en el campo?',
      ['ciudad|campo|pueblo|vivo|centro|mar|cerca|barrio'],
      'Di dónde vives y si es grande o pequeño.',
      'Vivo en un pueblo pequeño cerca del mar.',
    ),
    step(
      '¿Y qué te gusta de ese lugar?',
      [],
      'Di una o dos cosas buenas.',
      'Me gusta el aire limpio, y mis amigos viven cerca.',
    ),
    step(
      'Yo creo que la ciudad es mejor para los jóvenes, porque hay más cosas que hacer. ¿Estás de acuerdo?',
      ['acuerdo|sí|no|creo|verdad|razón|pero|porque|opinión|claro|quizás|pienso|tal vez|parece'],
      'Empieza con «Estoy de acuerdo, porque…» o «No estoy de acuerdo, porque…».',
      'No estoy de acuerdo, porque en el campo se puede hacer mucho deporte.',
    ),
    step(
      'Interesante. Pero la ciudad también tiene un lado malo. ¿Cuál es, para ti?',
      [
        'ruido*|tráfico|coche*|car*|aire|suci*|gente|peligros*|contaminación|alquiler*|estrés|naturaleza|grande|prisa|precio*|lejos|humo',
      ],
      'Piensa en el ruido, el aire, los precios o la gente.',
      'Hay mucho tráfico, y los pisos son caros.',
    ),
    step(
      'Ahí tienes razón. ¿Y cuál es una desventaja del campo?',
      [
        'autobus*|aburrid*|tienda*|lejos|coche|escuela*|médico*|trabajo|nada|amigos|tren*|cine|internet|transporte|solo|sola|gente|pequeñ*|poc*|tranquil*',
      ],
      'Piensa en las tiendas, los autobuses, la escuela o el trabajo.',
      'Hay pocos autobuses, y las tiendas están lejos.',
    ),
    step(
      '¿Y las personas mayores? En tu opinión, ¿dónde viven mejor?',
      [],
      'Di qué es mejor para ellas y por qué.',
      'Creo que viven mejor en un pueblo, porque es tranquilo y todos se conocen.',
    ),
    step(
      'Me has hecho pensar. Y dentro de diez años, ¿dónde te gustaría vivir?',
      ['gustaría|vivir|ciudad|campo|pueblo|mar|montaña|aquí|extranjero|casa|piso|igual|sé|quizás|quiero|playa'],
      'Di tu deseo y da una razón.',
      'Me gustaría vivir en un pueblo junto al mar, porque me encanta la naturaleza.',
    ),
  ],
  starters: [
    '¡Hola! ¿Cuál es la pregunta de hoy?',
    'Estoy un poco nervioso, pero empecemos.',
    '¡Buenas tardes! ¿Somos pareja?',
  ],
  opening_message: '¡Buenas tardes! Hoy nos toca a los dos, y la pregunta es: ¿ciudad o campo?',
  correction: 'prompt',
})
