import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const debateA2 = template({
  id: 'debate-a2',
  name: '¿Ciudad o campo?',
  language: 'es',
  level: 'A2',
  description: '¿Dónde se vive mejor, en la ciudad o en el campo? Di qué piensas y por qué.',
  role: 'Alguien de tu club de español a quien le gusta discutir',
  partner_name: 'Nuria',
  region: 'ES',
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
  facts: [
    fact('¿Cómo te llamas?', ['cómo|cuál', 'llamas|nombre'], 'Me llamo Nuria. ¡Encantada!'),
    fact(
      '¿Dónde vives tú?',
      ['dónde|vives', 'vives|tú|casa|ciudad|campo'],
      'Vivo en Valladolid, en el centro, encima de una panadería. ¡Qué bien huele!',
    ),
    fact(
      '¿De dónde eres?',
      ['dónde', 'eres|vienes|naciste'],
      'Soy de un pueblo de cincuenta personas y doscientas ovejas.',
    ),
    fact(
      '¿Por qué te gusta la ciudad?',
      ['por qué', 'ciudad|gusta|centro'],
      'Porque hay cines, bares y gente en la calle hasta muy tarde.',
    ),
    fact(
      '¿Y tú qué prefieres?',
      ['prefieres|gusta|mejor|piensas|crees', 'ciudad|campo|tú|más|qué'],
      'Hoy defiendo la ciudad, porque me gusta salir. Pero los domingos pienso en mi pueblo.',
    ),
    fact(
      '¿Cuánto pagas por tu piso?',
      ['cuánto|caro', 'piso|casa|alquiler|pagas|vivir'],
      'Pago seiscientos euros por un piso muy pequeño. ¡Es carísimo!',
    ),
    fact(
      '¿Tienes coche?',
      ['tienes|usas|vas', 'coche|bici|moto|autobús'],
      'No tengo coche, voy en bici. Pero cuando llueve, en autobús.',
    ),
    fact(
      '¿Tienes familia en el pueblo?',
      ['tienes|hay|con quién', 'familia|padres|hermano*|hijos|abuel*'],
      'Mis abuelos viven en el pueblo. Mi abuela tiene noventa años y un huerto enorme.',
    ),
    fact(
      '¿Tienes un perro?',
      ['tienes', 'perro|gato|mascota*|animal*'],
      'Tengo una tortuga, porque el piso es pequeño.',
    ),
    fact(
      '¿En qué trabajas?',
      'trabajas|trabajo|profesión|estudias|dedicas',
      'Trabajo en una librería, entre libros y turistas.',
    ),
    fact('¿Cuántos años tienes?', ['cuántos|edad', 'años|edad|tienes'], 'Tengo treinta y tres años.'),
    fact(
      '¿Te gustan los animales?',
      ['gustan|gusta', 'animales|vacas|ovejas|naturaleza|montaña|mar'],
      'Sí, mucho. En el pueblo conozco a las ovejas por su nombre.',
    ),
    fact(
      '¿Cuánto dura el debate?',
      ['cuánto|cuándo', 'dura|termina|debate|tiempo|acaba'],
      'Unos diez minutos. Después tomamos algo todos juntos.',
    ),
    fact(
      '¿Quién gana?',
      ['quién|cómo|hay', 'gana*|premio|punto*'],
      'Aquí ganan los dos: hablamos español y nos reímos.',
    ),
    fact(
      '¿Quién viene al club?',
      ['quién|cuántos|cuánta|hay', 'club|gente|personas|grupo'],
      'Hoy somos doce personas, de ocho países.',
    ),
    fact('¿Cuál es la pregunta de hoy?', ['cuál|qué', 'pregunta|tema'], 'La pregunta es: ¿ciudad o campo?'),
    fact(
      '¿Tienes internet en el pueblo?',
      'internet|wifi|móvil|cobertura',
      'En el pueblo el internet va lento. Mi abuela dice que es mejor así.',
    ),
    fact(
      '¿Hay autobús en tu pueblo?',
      ['hay|cuándo|cuántos', 'autobús|autobuses|tren|transporte|tienda|médico|escuela'],
      'En mi pueblo hay un autobús por la mañana y otro por la tarde. Nada más.',
    ),
    fact('¿Dónde está el baño?', 'baño|servicio|aseo', 'El baño está en el pasillo, a la derecha.'),
    fact('¿Qué tal estás?', 'qué tal|cómo estás|nerviosa', 'Muy bien, y con ganas de discutir.'),
  ],
  steps: [
    step(
      'Empieza tú. ¿Dónde vives, en una ciudad o en el campo?',
      [
        'ciudad*|campo|pueblo*|aldea|vivo*|centro|mar|cerca|barrio|piso|a casa|en casa|en mi casa|a mi casa|apartamento|montaña*|playa|granja|isla|costa|capital|afueras|río|grande|pequeñ*|las dos|ninguno|aquí|entre|lejos',
      ],
      'Di dónde vives y si es grande o pequeño.',
      'Vivo en un pueblo pequeño cerca del mar.',
      {
        other_wordings: [
          'Primero, una pregunta fácil: ¿vives en una ciudad o en el campo?',
          'Cuéntame: ¿vives en la ciudad o en el campo?',
        ],
        reactions: [
          on('asks_back', 'Yo vivo en el centro de Valladolid.'),
          when('luna|marte|palacio|castillo', '¡Ja, ja! ¡Qué suerte! ¿Y en serio, ciudad o campo?', {
            goes_to: 'stay',
          }),
          when('mar|playa|costa|isla', ['¡Cerca del mar! ¡Qué envidia!', '¡El mar! Yo lo veo solo en vacaciones.']),
          when('pueblo*|campo|aldea|granja|montaña*', [
            'Como mis abuelos. ¡Cuánta paz!',
            'En el campo, con las ovejas. ¡Qué bien!',
          ]),
          when('afueras|las dos|entre', 'Un poco de todo. ¡Muy práctico!'),
          when('ciudad*|centro|capital|barrio', ['En la ciudad, como yo.', 'Ciudad, entonces. ¡Cuánta vida!']),
          when([], ['¡{place}! Me gustaría conocerlo.']),
          on('dont_know', 'Mira por la ventana de tu casa: ¿ves coches o árboles?', { goes_to: 'stay' }),
          on('refusal', 'Vale, es secreto. Imagina un lugar: ¿es una ciudad o está en el campo?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Y qué te gusta de ese lugar?',
      [],
      'Di una o dos cosas buenas.',
      'Me gusta el aire limpio, y la gran ventaja es que mis amigos viven cerca.',
      {
        topics: [
          'encanta*|bonit*|tranquil*|bueno|buena|buenos|cerca|grande|pequeñ*|divertid*|interesante|segur*|barat*|limpi*|todo verde|muy verde|precios*|alegre|cómod*|ventaja*|silencio|paz|libertad|*nada',
          'amigo*|amigas|mi amiga|una amiga|famili*|vecin*|padres|mi hermano|mi hermana|mis hermanos|mis hermanas|mi abuel*|mis abuel*|abuelos|mi hij*|mis hij*|hijos|novi*|perro*|gato*|animal*|vaca*|caballo*|cabalg*|oveja*|pájaro*|niñ*|ambiente|personas',
          'aire|naturaleza|árbol*|bosque*|montaña*|mar|playa|río|lago|parque*|jardín*|flor*|al sol|hay sol|cielo|estrella*|paisaje|vista*|nieve|campo|calor|clima|comida*|huerto',
          'tienda*|cine*|bar*|restaurante*|café*|museo*|escuela|universidad|trabajo*|metro|autobús|tren|transporte|fútbol|deporte*|piscina|fiesta*|concierto*|discoteca*|teatro*|mercado*|internet|calle*|plaza*|edificio*|casa*|piso|habitación|cama|camas|posibilidad*|cosas|cultura|bici*|aeropuerto',
          'a mano|todo está|andando|vecinas|vecinos|columpios|silencio|pájaros|bares|cines|metro|familia|abuelos|animales|huerto|plaza|fiestas|sol|playa|montaña|paseo*|se conocen|conozco a todos|biblioteca|historia|castillo|panadería|ambiente',
        ],
        other_wordings: ['¿Qué es lo bueno de vivir allí?', '¿Y qué te gusta más de tu casa y tu calle?'],
        reactions: [
          when('*nada|no me gusta', '¿Nada? ¡Pobre! Entonces hoy tienes mucho que decir.'),
          when(
            'amigo*|amigas|mi amiga|una amiga|famili*|vecin*|gente|personas|padres|mi abuel*|mis abuel*|abuelos|novi*',
            ['Claro, sin gente no hay vida.', 'La gente es lo más importante.'],
          ),
          when('aire|naturaleza|árbol*|bosque*|montaña*|río|jardín*|campo|flor*|lago', [
            'Aire y árboles: eso en mi calle no hay.',
            'La naturaleza, ¡qué lujo!',
          ]),
          when('mar|playa|al sol|hay sol|vista*', '¡Qué bonito! Ya quiero ir.'),
          when('tranquil*|silencio|paz|ruido*', 'En mi calle hay ruido hasta de noche.'),
          when('cine*|bar*|tienda*|restaurante*|concierto*|fiesta*|museo*|teatro*|discoteca*|café*', [
            '¡Cuánta vida!',
            'Eso me gusta a mí también.',
          ]),
          when('metro|autobús|tren|transporte|cerca|bici*', 'Todo cerca, ¡qué práctico!'),
          when('animal*|perro*|gato*|vaca*|caballo*|cabalg*|oveja*', '¡Los animales! Mi tortuga te saluda.'),
          when('casa*|piso|habitación|cama|camas|internet', '¡Ja, ja! En casa, lo mejor.'),
          on('dont_know', 'Piensa: ¿la gente, los parques, las tiendas?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Yo creo que la ciudad es mejor para los jóvenes, porque hay más cosas que hacer. ¿Estás de acuerdo?',
      [
        'acuerdo|sí pero|sí porque|no quiero|no tengo|no puedo|no hay problema|no me|no es|no lo|todavía no|no importa|verdad|razón|pero|porque|opinión|claro|quizás|pienso|tal vez|parece|depende|mentira|exacto|bueno|también|mejor|peor|campo|ciudad|jóvenes|supuesto|totalmente|cierto|poco|aburrid*|divertid*',
      ],
      'Empieza con «Estoy de acuerdo, porque…» o «No estoy de acuerdo, porque…».',
      'No lo creo: en mi opinión, en el campo se puede hacer mucho deporte.',
      {
        other_wordings: [
          'Para los jóvenes, la ciudad es mejor: siempre hay algo que hacer. ¿Tú también lo crees?',
          'Yo digo: en el campo los jóvenes se aburren, y en la ciudad, no. ¿Estás de acuerdo conmigo?',
        ],
        reactions: [
          when('depende', 'Depende… ¡Esa respuesta es muy inteligente!'),
          when('no estoy de acuerdo|no tienes razón|no es verdad|no creo|no lo creo|no me parece|mentira|no pienso', [
            '¡Ajá, no estamos de acuerdo! Así es más divertido.',
            'Vale, tú piensas otra cosa. ¡Muy bien!',
          ]),
          on('no', ['¡Ajá, no! Así es más divertido.', 'Vale, tú piensas otra cosa. ¡Muy bien!']),
          when(
            'deporte|naturaleza|montaña|jugar*|bici*|tranquil*|animales',
            'El aire libre, sí. En eso no había pensado.',
          ),
          when('acuerdo|razón|verdad|claro|exacto|totalmente|cierto|supuesto|también', [
            '¡Por fin alguien piensa como yo!',
            '¡Qué bien! Ya somos dos.',
          ]),
          on('yes', ['¡Por fin alguien piensa como yo!', '¡Qué bien! Ya somos dos.']),
          when('pero|quizás|tal vez|no del todo|más o menos|en parte|a medias', 'Sí, pero no del todo. Lo entiendo.'),
          on('dont_know', 'Piensa en un sábado por la noche: ¿dónde es más divertido?', { goes_to: 'stay' }),
          on('joke', '¡Ja, ja! ¿Y en serio, sí o no?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Pero la ciudad también tiene un lado malo. ¿Cuál es, para ti?',
      [],
      'Piensa en el ruido, el aire, los precios o la gente.',
      'Hay mucho tráfico y ruido, y los pisos son caros.',
      {
        topics: [
          'ruido*|tráfico|coche*|caro|cara|aire|suci*|gente|peligr*|contamina*|alquiler*|estrés|estres*|naturaleza|grande|prisa|precio*|lejos|humo|ladron*|robar*|robo*|roban|segur*|soledad|*solo|*sola|al sol|hace sol|dinero|piso*|basura|metro|autobus*|turist*|espacio|calor|pequeñ*|ruidos*',
          'tiempo|árbol*|esta noche|por la noche|dormir*|rat*|malo|*nada|silencio|nadie|vecin*|frí*',
        ],
        other_wordings: [
          'Ahora seamos justos: ¿qué es lo malo de la ciudad?',
          '¿Y qué no te gusta de la ciudad? También hay cosas malas, ¿no?',
        ],
        reactions: [
          when('*nada|me da igual', '¿No hay nada malo? Entonces te vienes a vivir a mi calle.'),
          when('ruido*|ruidos*|dormir*|esta noche|por la noche|silencio', [
            '¡El ruido! Debajo de mi casa hay un bar.',
            'Es verdad, dormir es difícil.',
          ]),
          when('tráfico|coche*|prisa|metro|autobus*|cola*|atasco*', [
            'Los coches, sí. Por eso voy en bici.',
            'El tráfico, ¡qué horror a las ocho!',
          ]),
          when('caro|cara|precio*|alquiler*|dinero|piso*|vivienda|fortuna|cuesta|cuestan', [
            '¡Ay, el dinero! Mi piso es carísimo.',
            'Caro es poco. ¡Carísimo!',
          ]),
          when('aire|contamina*|humo|suci*|basura|rat*', 'El aire, sí. Mis plantas están siempre negras.'),
          when('peligr*|ladron*|robar*|robo*|roban|segur*|crimen*', 'Sí, hay que tener cuidado con la bolsa.'),
          when('gente|nadie|vecin*|turist*|soledad|*solo|*sola|al sol|hace sol', 'Mucha gente, y nadie se conoce.'),
          when('estrés|estres*|tiempo', '¡El estrés! Todo el mundo corre.'),
          when(
            'naturaleza|árbol*|espacio|animales|no hay verde|poco verde|sin verde|falta verde|parque*|jardín*',
            'Pocos árboles, es verdad.',
          ),
          on('dont_know', 'Piensa en las calles: ¿qué ves, qué oyes?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Y cuál es una desventaja del campo?',
      [],
      'Piensa en las tiendas, los autobuses, la escuela o el trabajo.',
      'Una desventaja es el transporte público: hay pocos autobuses.',
      {
        topics: [
          'autobus*|autobús|aburrid*|aburr*|tienda*|lejos|coche*|escuela*|médico*|hospital*|trabajo*|*nada|amigo*|amigas|mi amiga|una amiga|tren*|cine*|internet|transporte*|soledad|*solo|*sola|al sol|hace sol|gente|pequeñ*|poc*|tranquil*|animal*|insecto*|mosquito*|frío|huele|oscur*|silencio',
          'restaurante*|universidad',
          'jóvenes|esta noche|por la noche|vaca*|olor|que hacer|*todo',
          'conduces|conducir|perdido|carné|nadie|cotill*|sabe tu vida|todo el mundo|silencio|oscuro|moscas|bichos|barro|cobertura|internet|pocos|pocas|siempre igual|frío|nieve|sin gente',
        ],
        other_wordings: ['Ahora el campo: ¿qué es lo malo?', '¿Y el campo no tiene nada malo? Dime una desventaja.'],
        reactions: [
          when('autobus*|autobús|tren*|transporte*|coche*', [
            'Es verdad. En mi pueblo pasa un autobús… a veces.',
            'Sin coche no eres nadie, sí.',
          ]),
          when('aburr*|aburrid*|cine*|que hacer|fiesta*', [
            'Los domingos son muy largos allí, sí.',
            '¡Mi primo dice lo mismo!',
          ]),
          when('tienda*|restaurante*|comprar*|supermercado', 'Para comprar leche, veinte kilómetros. ¡O una vaca!'),
          when('médico*|hospital*|escuela*|universidad', 'Eso es serio, es verdad.'),
          when('trabajo*|dinero', 'Trabajo hay poco, por eso se van los jóvenes.'),
          when('insecto*|mosquito*|animal*|huele|olor|vaca*', '¡Ja, ja! Las moscas de mi abuela son enormes.'),
          when('internet|móvil', 'Sin internet… ¡hay que hablar con la gente!'),
          when(
            'gente|amigo*|amigas|mi amiga|una amiga|soledad|*solo|*sola|al sol|hace sol|jóvenes|poc*',
            'Poca gente, sí. Y todos lo saben todo.',
          ),
          when('*nada|lejos|silencio|tranquil*|oscur*|frío', 'Te entiendo muy bien.'),
          on('dont_know', '¿Qué no hay en el campo? ¿Cines, tiendas, autobuses?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Y las personas mayores? En tu opinión, ¿dónde viven mejor?',
      [],
      'Di qué es mejor para ellas y por qué.',
      'Creo que viven mejor en un pueblo, porque hay buen ambiente y todos se conocen.',
      {
        topics: [
          'ciudad*|campo|pueblo*|aldea|mar|playa|montaña*|centro|casa*|residencia|piso|jardín|huerto|depende|las dos|los dos|igual|lugar*|sitio|afueras|españa',
          'médico*|hospital*|farmacia*|tienda*|autobus*|transporte|ascensor|escalera*|coche*|famili*|mi hij*|mis hij*|hijos|niet*|vecin*|amigo*|amigas|mi amiga|una amiga|soledad|*solo|*sola|al sol|hace sol|conoc*|ayud*|cuid*|segur*|peligr*|enferm*',
          'tranquil*|silencio|ruido|aire|naturaleza|animal*|paseo*|pasear*|camin*|cerca|lejos|ambiente|aburrid*|paz|calma|descans*|salud|san*|porque|necesit*',
        ],
        other_wordings: [
          'Piensa en tus abuelos, por ejemplo. ¿Dónde viven mejor las personas mayores?',
          '¿Y dónde se vive mejor con ochenta años?',
        ],
        reactions: [
          when('depende|igual|las dos|los dos', 'Depende de la persona, claro.'),
          when('médico*|hospital*|farmacia*|enferm*', [
            'Los médicos son importantes, sí.',
            'En eso la ciudad gana: hay hospitales.',
          ]),
          when('famili*|mi hij*|mis hij*|hijos|niet*', [
            'Con la familia, eso es lo más bonito.',
            'Mi abuela dice lo mismo que tú.',
          ]),
          when('mar|playa', '¡Con un helado y el mar! Yo también quiero.'),
          when('pueblo*|campo|aldea|tranquil*|silencio|aire|naturaleza|huerto|jardín', [
            'Mi abuela está muy contenta en su pueblo, es verdad.',
            'Con su huerto y sus vecinos, sí.',
          ]),
          when('ciudad*|centro|autobus*|tienda*|cerca|transporte', [
            'Todo está cerca, es verdad.',
            '¡Y hay bancos para mirar a la gente!',
          ]),
          when(
            'amigo*|amigas|mi amiga|una amiga|vecin*|gente|soledad|*solo|*sola|al sol|hace sol|conoc*',
            'Estar con gente es muy importante.',
          ),
          on('dont_know', '¿Dónde viven tus abuelos? ¿Están bien allí?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Última pregunta: dentro de diez años, ¿dónde te gustaría vivir?',
      [],
      'Di tu deseo y da una razón.',
      'Me gustaría vivir en un pueblo junto al mar, porque me encanta la naturaleza.',
      {
        topics: [
          'gustaría*|vivir|ciudad*|campo|pueblo*|mar|montaña*|aquí|extranjero|a casa|en casa|en mi casa|piso|igual|quizás|quiero*|playa|isla|país|españa|aldea|granja|mismo|centro|cerca|lejos|américa|madrid|barcelona|parís|londres|nueva york|luna|ninguno|familia|de siempre|castillo|otro|méxico|italia',
          'donde|mi novio|mi novia|mi familia|mis amigos|trabajo|palmeras|isla|sol|calor|jardín|piscina|caravana|barco|lejos|cerca|otro planeta',
        ],
        other_wordings: [
          'Y para terminar: ¿dónde te gustaría vivir en diez años?',
          'Ahora sueña un poco: en diez años, ¿dónde quieres vivir?',
        ],
        reactions: [
          on('asks_back', 'Yo, en un pueblo con cine. ¡Todo junto!'),
          when('luna|marte|castillo|palacio', '¡Ja, ja! ¡Entonces me invitas!'),
          when('mar|playa|isla', ['¡Junto al mar! Voy a visitarte, seguro.', '¡El mar! Ahí no hay debate posible.']),
          when('extranjero|otro país|españa|madrid|barcelona|parís|londres|nueva york|américa|méxico|italia', [
            '¡Qué aventura! Y con tu español puedes ir lejos.',
            '¡Muy bien! El mundo es grande.',
          ]),
          when('pueblo*|campo|aldea|granja|montaña*', [
            '¡El campo gana un punto! Mi abuela está contenta.',
            'Con aire limpio y ovejas. ¡Precioso!',
          ]),
          when('ciudad*|centro', ['¡La ciudad gana un punto! Como yo.', '¡Muy bien, vecinos de ciudad!']),
          when(
            'aquí|mismo|igual|como siempre|lo de siempre|desde siempre|de siempre|siempre aquí|siempre he',
            'Donde estás, estás bien. ¡Qué suerte!',
          ),
          when('a casa|en casa|en mi casa|a mi casa|piso|familia', 'Una casa bonita, eso es lo importante.'),
          when('en', '¡Qué buena idea!'),
          on('dont_know', 'Tienes diez años para pensarlo. Pero si puedes elegir hoy, ¿ciudad o campo?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
  ],
  twists: [
    twist(4, '¿Oyes eso? ¡Una ambulancia, dos motos y un perro! La ciudad tiene un lado malo. ¿Cuál es, para ti?'),
    twist(
      6,
      'Mira, aquí está doña Pilar, del club: tiene ochenta años y quiere escuchar. ¿Dónde viven mejor las personas mayores?',
    ),
  ],
  starters: [
    '¡Hola! ¿Cuál es la pregunta de hoy?',
    'Estoy un poco nervioso, pero empecemos.',
    '¡Buenas tardes! ¿Somos pareja?',
  ],
  opening_message: '¡Buenas tardes! Hoy nos toca a los dos, y la pregunta es: ¿ciudad o campo?',
  closing_message: '¡Ha sido un debate muy bonito! Ahora, todos juntos a tomar algo. ¡Hasta la próxima!',
  correction: 'prompt',
})
