import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const smallTalkA2 = template({
  id: 'small-talk-a2',
  name: 'El nuevo vecino',
  language: 'es',
  level: 'A2',
  description: 'Alguien nuevo vive al lado. Salúdalo y conoceos un poco.',
  role: 'Un vecino nuevo en un edificio de Zaragoza',
  partner_name: 'Adrián',
  region: 'ES',
  scenario: 'Os encontráis delante de la casa. Tu vecino llegó ayer y no conoce a nadie. Los dos tenéis unos minutos.',
  goals: [
    'Puedo presentarme.',
    'Puedo hablar de mi familia, mi tiempo libre y mi barrio.',
    'Puedo hacer preguntas.',
    'Puedo proponer un plan.',
  ],
  grammar: ['el presente', 'gustar', '¿Quieres…? ¿Por qué no…?'],
  vocabulary: words({
    'el vecino': 'la persona que vive al lado',
    'al lado': 'muy cerca',
    mudarse: 'ir a vivir a otra casa',
    'el tiempo libre': 'cuando no trabajas ni estudias',
    'la afición': 'algo que te gusta hacer',
    'la mascota': 'un animal que vive contigo',
    'dar un paseo': 'caminar porque es agradable',
    'la panadería': 'la tienda del pan',
    'el tiempo': 'sol, lluvia, viento…',
    cerca: 'no lejos',
    invitar: 'decir a alguien que venga',
    'hasta pronto': 'adiós, hasta otro día',
  }),
  facts: [
    fact('¿Cómo te llamas?', ['cómo|cuál|quién', 'llamas|nombre|eres tú'], 'Me llamo Adrián, ¡mucho gusto!'),
    fact(
      '¿De dónde eres y en qué trabajas?',
      ['dónde', 'trabajas|trabajo|profesión'],
      'Soy de un pueblo de la costa, cerca de Tarragona, y soy enfermero en el hospital.',
    ),
    fact(
      '¿De dónde eres y cuáles son tus aficiones?',
      ['dónde', 'afici*|tiempo libre|hobby|hobbies|gusta hacer'],
      'Soy de un pueblo de la costa. Me gustan la bici, la cocina y el mar.',
    ),
    fact(
      '¿De dónde eres?',
      ['dónde', 'eres|vienes|naciste|antes|vivías|vives'],
      'Soy de un pueblo de la costa, cerca de Tarragona. Todo el mundo conoce a todo el mundo.',
    ),
    fact(
      '¿Te gusta tu trabajo?',
      ['gusta|encanta', 'trabajo|hospital|enfermero'],
      'Sí, mucho. Es duro, pero me gusta ayudar a la gente.',
    ),
    fact(
      '¿En qué trabajas?',
      ['qué|cuál|dónde|trabajas|eres', 'trabajas|profesión|estudias|dedicas|tu trabajo|médico|enfermero'],
      'Soy enfermero. Trabajo en el hospital, muchas veces por la noche.',
    ),
    fact(
      '¿Vives solo?',
      ['solo|quién|familia|novia|novio|mujer|pareja|casado|hijos|compañero*', 'vives|tienes|estás|eres|con'],
      'Vivo solo, bueno, con mi gata. Mis padres y mi hermana están en el pueblo.',
    ),
    fact(
      '¿Tienes hermanos?',
      ['tienes|hay', 'hermano*|hermana*|primos|sobrin*|padres'],
      'Tengo una hermana de veinte años. Viene de visita en verano.',
    ),
    fact(
      '¿Tienes mascotas?',
      ['tienes|hay|te gustan', 'mascota*|perro*|gato*|gata|animal*'],
      'Tengo una gata. Se llama Lluvia y duerme todo el día.',
    ),
    fact(
      '¿Cuántos años tienes?',
      ['cuántos|edad', 'años|edad|tienes'],
      'Tengo veintinueve años. ¡Y ya tengo dolor de espalda de la mudanza!',
    ),
    fact(
      '¿Te gusta Zaragoza?',
      ['gusta|parece|qué tal', 'zaragoza|barrio|ciudad|casa|piso|edificio|aquí'],
      'Me parece muy bonita, pero hace mucho viento. ¡El primer día perdí el sombrero!',
    ),
    fact(
      '¿Por qué vives aquí?',
      ['por qué|razón', 'vives|aquí|zaragoza|mudado|mudaste|vienes|venido'],
      'Por el trabajo: el hospital está a diez minutos en bici.',
    ),
    fact(
      '¿Qué haces en tu tiempo libre?',
      ['qué|cuáles|afici*|hobby', 'tiempo libre|afici*|hobby|hobbies|te gusta|haces'],
      'Voy en bici, cocino y leo novelas de misterio.',
    ),
    fact(
      '¿Te gusta el fútbol?',
      ['gusta*|haces|juegas|practicas', 'fútbol|deporte*|baloncesto|tenis|nadar*|correr|jugar'],
      'El fútbol, solo en la tele. Yo hago bici y, en verano, nado en el mar.',
    ),
    fact(
      '¿Qué cocinas?',
      ['cocina*|comida*|comer|plato'],
      'Mi mejor plato es el arroz con verduras. El peor, las tortillas: siempre se rompen.',
    ),
    fact('¿En qué piso vives?', ['piso|planta|puerta|número'], 'Vivo en el tercero, la puerta de la izquierda.'),
    fact(
      '¿Necesitas ayuda?',
      ['necesitas|quieres|puedo*|ayudo|ayudar', 'ayuda|ayudar*|cajas|ayudo|algo'],
      'Muchas gracias, pero ya está casi todo. Solo quedan cajas de libros.',
    ),
    fact(
      '¿Hablas inglés?',
      ['hablas|idioma*|lengua*', 'inglés|francés|alemán|idioma*|lengua*'],
      'Hablo español y catalán, y un poco de inglés.',
    ),
    fact(
      '¿Qué tal el sábado?',
      [
        'qué tal|puedes|tienes|parece|va|viene|cuándo',
        'sábado|domingo|lunes|martes|miércoles|jueves|viernes|mañana|fin de semana|tiempo',
      ],
      'Ese día tengo tiempo.',
    ),
    fact('¿Qué tal estás?', 'qué tal|cómo estás|cómo va|cansado', 'Bien, un poco cansado de las cajas.'),
    fact(
      '¿Tocas un instrumento?',
      'instrumento|guitarra|piano|música|cantas|tocas',
      'No toco nada, pero canto en la ducha. Perdón por adelantado.',
    ),
  ],
  steps: [
    step(
      'Vivo aquí desde ayer. ¿Y tú quién eres?',
      [],
      'Di tu nombre: «Soy…».',
      'Hola, soy Sofia, tu vecina de al lado.',
      {
        topics: ['*'],
        other_wordings: [
          'Soy el chico nuevo del tercero. ¿Y tú? ¿Quién eres?',
          'Llegué ayer con veinte cajas. ¿Y tú quién eres?',
        ],
        reactions: [
          on('asks_back', 'Yo soy Adrián.'),
          on('dont_know', '¡Ja, ja! ¿No sabes tu nombre? Venga, ¿quién eres?', { goes_to: 'stay' }),
          on('refusal', 'Vale, es un secreto. ¡Me gustan los misterios! ¿Y un nombre de mentira?', { goes_to: 'stay' }),
          on('joke', '¡Qué gracioso! Y en serio, ¿quién eres?', { goes_to: 'stay' }),
          when([], ['¡Encantado, {name}!', '¡Qué bien, {name}!', '¡Hola, {name}! ¡Mucho gusto!']),
          when('batman|superman|spiderman|rey|reina|presidente|messi|nadie|pikachu', [
            '¡Anda, qué honor! Un vecino famoso.',
            '¡Qué suerte tengo con los vecinos!',
          ]),
          when(
            'vecin*|al lado|edificio|piso|debajo de ti|encima de ti|arriba|abajo|del primero|del segundo|del tercero|del cuarto|del quinto|del bajo|puerta',
            ['¡Qué bien! Ya conozco a alguien aquí.', 'Encantado. ¡Mi primera visita!'],
          ),
          when('soy|llam*|nombre|yamo', ['¡Encantado!', '¡Qué bien, ya conozco a alguien!']),
          when(
            'gusta|hace sol|hace frío|hace calor|hace buen|llueve|quiero*|comer*|fútbol|fin de semana|*bien|buen tiempo|coche|tengo',
            '¡Qué bien! Pero todavía no sé tu nombre. ¿Quién eres?',
            { goes_to: 'stay' },
          ),
        ],
      },
    ),
    step(
      '¿Vives aquí desde hace mucho?',
      [],
      'Di cuánto tiempo: «Desde hace… años».',
      'Sí, vivo aquí desde hace cinco años.',
      {
        topics: [
          'sí claro|sí gracias|sí por favor|sí me|sí quiero|sí pero|sí es|sí está*|sí tengo|creo que sí|sí puedo|sí hay|sí lo|sí la|sí muy|sí mucho|sí estoy|sí voy|sí todo|sí porque|sí hace|sí vivo*|sí desde|sí ahora|sí un|sí una|sí dos|sí necesito|no quiero|no tengo|no puedo|no podría|no necesito',
          'no hay|no gracias|no me|no es|no lo|no la|no creo|ahora no|todavía no|aún no|no está*|no pasa|no importa|no tanto|no hace falta|desde|desde hace|hace * año*|hace * mes*|hace * semana*|hace * día*|hace mucho|hace poco|hace tiempo|un año|este año|el año pasado',
          'años|al mes|meses|una semana|# semana*|semanas*|un día|# días|pocos días|unos días|como siempre|lo de siempre|desde siempre|de siempre|siempre aquí|siempre he|# año|# años|# mes*|# día*|# hora*|desde #|nací*|nacido*|mucho tiempo|trabajo* mucho|muy poco|poco tiempo|mi vida|bastante|desde ayer',
          'ayer también|tampoco|soy nuevo|también nuevo|soy nueva|también nueva|niño|niña|desde pequeñ*|era pequeñ*|de pequeñ*|llevo*|tanto|aún|todavía|llegué*|desde el verano|este verano|en verano|desde el invierno|este invierno',
        ],
        other_wordings: ['¿Hace mucho tiempo que vives aquí?', '¿Cuánto tiempo hace que vives en esta casa?'],
        reactions: [
          on('asks_back', 'Yo, desde ayer, con veinte cajas.'),
          when(
            'como siempre|lo de siempre|desde siempre|de siempre|siempre aquí|siempre he|mi vida|nací*|nacido*|niño|niña|desde pequeñ*|era pequeñ*|de pequeñ*',
            [
              '¡Siempre en el mismo sitio! Seguro que conoces a todo el mundo.',
              'Entonces lo sabes todo de este barrio.',
            ],
          ),
          when(
            'hace poco|muy poco|poco tiempo|este mes|un mes|al mes|meses|una semana|# semana*|semanas*|un día|# días|pocos días|unos días|desde ayer|ayer también|soy nuevo|también nuevo|soy nueva|también nueva|tampoco',
            ['¡Ah, entonces tampoco llevas mucho tiempo!', '¡Qué bien, somos casi nuevos los dos!'],
          ),
          when('un año|este año|el año pasado|años', [
            'Entonces ya conoces bien la casa.',
            'Ya es bastante tiempo. Te gusta esto, entonces.',
            '¡Qué bien! Entonces tú me enseñas el barrio.',
          ]),
          on('no', ['¡Ah, entonces tampoco conoces a mucha gente!', 'Entonces somos nuevos los dos.']),
          on('yes', ['Entonces ya conoces bien la casa.', 'Seguro que te gusta el barrio, entonces.']),
          on('dont_know', '¡Cuántos años no se cuentan! ¿Pero más o menos, mucho o poco?', { goes_to: 'stay' }),
          when('hace mucho|mucho tiempo|trabajo* mucho|bastante|tanto', 'Entonces ya conoces bien la casa.'),
          when(
            'toda la vida|toda mi vida|nací aquí|siempre|qué va|poco|poquito|septiembre|enero|verano|meses|años|desde niño|desde niña|acabo de|llegué',
            'Entonces ya somos del mismo barrio.',
          ),
        ],
      },
    ),
    step(
      '¿Y con quién vives?',
      [],
      'Habla de tu familia, tus amigos o tus mascotas.',
      'Vivo con mis padres y una mascota, un gato.',
      {
        topics: [
          'vivo* con|con mi|con mis|comparto|conmigo|vivo* *solo|vivo* *sola|suegr*|bebé*|sobrin*|residencia|piso compartido|plantas|nieto*|*solo|*sola|con *todos|con un|con una|con dos|familia|madre|padre|padres|papá|mamá|hermano*|hermana*|amigo*|amiga*|perro*|gato*|marido*|mujer|esposo|esposa|hijo*',
          'hija*|nadie|compañero*|compañera*|abuel*|pareja|novio|novia|niños|tíos|primo*|yo con|yo *solo|yo *sola|solo yo|sola yo|mascota|todos juntos|perrit*|gatit*|estudiantes|somos|papa|mama',
        ],
        other_wordings: ['¿Vives con alguien?', '¿Y en casa con quién estás?'],
        reactions: [
          on('asks_back', 'Yo vivo con mi gata.'),
          when('gato*|gata|gatit*', [
            '¡Un gato! Yo tengo una gata, se llama Lluvia.',
            '¡Otro amigo de los gatos!',
            '¡Ay, qué bonito! Me encantan los gatos.',
          ]),
          when('perro*|perra|perrit*', ['¡Un perro! Tengo ganas de conocerlo.', '¡Me encantan los perros!']),
          when('mascota|animal*|pez|hámster|pájaro|conejo', '¡Animales en casa, qué alegría!'),
          when('*solo|*sola|nadie', [
            'Yo también vivo solo, con mi gata.',
            'Como yo. A veces hay mucho silencio, ¿no?',
          ]),
          when('hijo*|hija*|niños|bebé', ['¡Con niños! Entonces la casa siempre está viva.', 'Niños, ¡qué bonito!']),
          when('amigo*|amiga*|compañero*|compañera*|estudiantes', 'Con amigos, ¡seguro que hay fiestas!'),
          when(
            'marido*|mujer|esposo|esposa|pareja|novio|novia|padre|padres|madre|familia|hermano*|hermana*|abuel*|papá|mamá|tíos',
            ['En compañía, ¡qué bien! Mi familia está lejos.', '¡Qué suerte! Yo echo de menos a mi familia.'],
          ),
          on('refusal', 'Claro, perdona, pregunto mucho. Solo una cosa: ¿vives en compañía o no?', { goes_to: 'stay' }),
          on('no', 'Como yo, entonces.'),
        ],
      },
    ),
    step(
      'A mí me gustan la bici y la cocina. ¿Qué haces tú en tu tiempo libre?',
      [],
      'Di dos cosas: «Me gusta…».',
      'En mi tiempo libre me gusta dar un paseo y tocar la guitarra.',
      {
        topics: [
          'ropa|yo|me gusta|me gustan|me encanta*|tiempo libre|afición*|hobby|hobbies',
          'fútbol|futbol|baloncesto|básquet|tenis|natación|nado*|nadar*|correr|corro|corriendo|corrí*|bici*|gimnasio|yoga|deport*|baila*|bailo|surf|esquiar|patin*|entren*|karate|pádel|voleibol|balonmano|montaña|escal*|caballos|montar a caballo|a caballo|cabalg*|gimnasia|ajedrez|golf|boxeo',
          'leo*|leer*|libro*|música|guitarra|piano|toco*|tocar*|canto*|cantar*|dibuj*|pint*|escribir*|escribo*|foto*|cine|películas*|ver película*|serie*|tele|televisión|netflix|teatro|cómic*|manga|violín|batería|museo*',
          'juego*|jugar*|videojuego*|consola|ordenador|móvil|internet|youtube|tiktok|instagram|play|minecraft|fortnite|cartas|podcast*',
          'cocinar*|cocino*|cocina|cocinando*|hago|como con|como mucho|comer*|comida*|duermo*|dormir*|descans*|paseo*|pasear*|camin*|jardinería|mi jardín|en el jardín|mis plantas|las plantas|viajar*|viajo*|viajes*|viajando*|de compras|ir de compras|salgo*|salir*|quedo|amigos|amigas|mi amiga',
          'mi familia|con familia|familia|mi perro|mis perros*',
          'con el perro|perros*|mi gato|mis gatos*|gatos*|hijos|mis hijos|nietos|en casa|la casa|en mi casa|a mi casa|estudio*|estudiar*|estudiando*|trabajo*|trabajar*|*nada|idioma*|coser*|coso|cosas|costura|tejer|bricolaje|fiesta*|playa|parque|ver|veo|hacer deporte|hacer manualidades|manualidades',
          'voluntari*|aprendo*|aprender*|español',
          'escalada|montaña|senderismo|gimnasio|yoga|nadar*|natación|tenis|ajedrez|pesca',
        ],
        other_wordings: [
          'Yo voy en bici y cocino. ¿Y tú? ¿Qué haces en tu tiempo libre?',
          'El fin de semana yo salgo con la bici. ¿Qué te gusta hacer a ti?',
        ],
        reactions: [
          when('no me gusta*', '¡Cada persona tiene sus gustos!'),
          when('guitarra|piano|música|canto*|cantar*|violín|batería|toco*|concierto*', [
            '¡Música! Yo solo canto en la ducha.',
            '¡Qué bien! Así tengo un concierto al lado.',
            '¡Genial! Yo pongo las sillas y tú la música.',
          ]),
          when('bici*|cocinar*|cocino*|cocina|cocinando*|tarta*|pastel*', '¡Como yo! Un día hacemos algo juntos.'),
          when('videojuego*|consola|play|minecraft|fortnite|jugar*|juego*', [
            '¡Ah, jugar! Yo soy muy malo, siempre pierdo.',
            '¡Qué divertido! Mi hermana también juega mucho.',
          ]),
          when('leo*|leer*|libro*|novela*', [
            '¡Libros! Yo tengo cinco cajas de novelas.',
            'Leer, ¡como yo por la noche!',
          ]),
          when(
            'fútbol|futbol|deport*|tenis|nado*|nadar*|correr|corro|corriendo|corrí*|gimnasio|baloncesto|yoga|bail*|natación|montaña|surf|esquiar|pádel|voleibol',
            ['¡Cuánta energía! Yo después del trabajo no puedo más.', '¡Qué sano! Eso es bueno para el corazón.'],
          ),
          when(
            'paseo*|pasear*|camin*|mi perro|mis perros*|con el perro|perros*|parque|mis plantas|las plantas|jardín',
            'Un paseo es lo mejor después de un día largo.',
          ),
          when(
            'serie*|películas*|ver película*|cine|tele|netflix|youtube|tiktok',
            '¡Yo también, en el sofá con la gata!',
          ),
          when('*nada|duermo*|dormir*|descans*|no tengo tiempo', [
            '¡Eso también es importante!',
            'Te entiendo muy bien.',
          ]),
          on('dont_know', 'Seguro que hay algo. ¿Música, deporte, libros…? ¿Qué te gusta?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Todavía no conozco el barrio. ¿Dónde puedo comprar buen pan?',
      [],
      'Di un lugar: «Hay una… al lado de…».',
      'Hay una panadería muy buena aquí cerca, al lado de la estación.',
      {
        topics: [
          'panadería*|tienda*|supermercado*|mercado|calle mayor|la calle|en la calle|esquina|cerca|lado|allí|ahí|centro|estación|enfrente|izquierda|derecha|plaza|ve|internet|lejos|horno|café|cafetería|iglesia|parque|detrás|delante|hay un|hay una|no hay problema|a casa|en casa|en mi casa|a mi casa',
          'mercadona|lidl|sitio|aquí|abajo|recto|metros|minutos|hago|haz|panadero|como pan|yo compro*|lo compro*|la app|aplicación|internet|pídelo|pedir*|avenida|a dos calles|gasolinera|quiosco',
        ],
        other_wordings: [
          'Todavía no sé dónde están las tiendas. ¿Dónde hay buen pan?',
          'Oye, ¡y no tengo pan para mañana! ¿Dónde lo puedo comprar?',
        ],
        reactions: [
          when('hago|haz|casero', '¡Pan hecho en casa! Eso lo quiero probar.'),
          when('supermercado*|mercadona|lidl|carrefour', 'El súper, muy práctico. Así compro todo junto.'),
          when('mercado', 'Me encantan los mercados.'),
          when('cerca|lado|esquina|enfrente|abajo|aquí', [
            '¡Tan cerca! Mañana desayuno bien.',
            '¡Perfecto, puedo ir en zapatillas!',
            '¡Gracias! Voy mañana a primera hora.',
          ]),
          when('lejos|centro', 'Un poco lejos, pero tengo la bici.'),
          when('panadería*|horno|tienda', ['Genial, mañana voy a ver.', 'Gracias, ¡se me abre el apetito!']),
          on('dont_know', 'No pasa nada. ¿Y un supermercado? ¿Hay uno cerca?', { goes_to: 'stay' }),
          on('yes', 'Genial, mañana voy a ver.'),
          on('no', 'No pasa nada, ya lo busco con el móvil.'),
          on('joke', '¡Ja, ja! ¿Y en serio? ¿Hay una panadería cerca?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Ahora te toca a ti. ¿Quieres preguntarme algo?',
      [],
      'Pregunta por su trabajo, su familia o sus aficiones.',
      'Sí. ¿De dónde eres y cuáles son tus aficiones?',
      {
        topics: [
          'qué hora|qué puedo|qué hay|qué tal|qué se|qué es|qué tipo|qué día*|qué tiene*|qué hace*|qué me|qué te|qué debo|qué tengo|qué pasa|qué más|qué le|qué trabaj*|qué edad|qué piso|qué haría|qué piensa*|qué cre*|qué parte|qué idioma*|quiero saber|quisiera saber|gustaría* saber|me interesa',
          'pregunta*|dónde|quién|cómo puedo|cómo se|cómo es|cómo va|cómo funciona|cómo llego|cómo son|cómo está*|cómo te|cómo hago|cómo tengo|cómo lo|cómo voy|tienes*|eres*|hay algo|puedes|por qué|cuándo abr*|cuándo cierr*|cuándo sal*|cuándo empie*|cuándo puedo|cuándo tengo|cuándo es|cuándo hay',
          'cuándo va*|cuándo me|cuándo se|cuándo quieras|cuándo tiene*|cuándo lleg*|cuál*|cuánt*|te gusta*|trabajas*|vives*|haces*|hablas*|necesitas*|no quiero|no tengo|no puedo|no podría|no necesito|no hay problema|no gracias|no me|no es|no lo|no la|no creo|ahora no|todavía no|aún no|no está*',
          'no pasa|no importa|no tanto|no hace falta|*nada gracias|juegas*|tocas*|estás*|vas*|conoces*|estudias*|cocinas*|prefieres*|edad|trabajo*|novia',
        ],
        other_wordings: ['¿Y tú? ¿Qué quieres saber de mí?', 'Yo pregunto mucho. ¿Quieres saber algo de mí?'],
        reactions: [
          on('no', ['No pasa nada, yo ya pregunto bastante.', 'Vale, sin preguntas, entonces.']),
          when('*nada gracias|*nada más', 'No pasa nada, yo ya pregunto bastante.'),
          on('dont_know', 'Por ejemplo: mi trabajo, mi familia, mi gata… ¿Qué te interesa?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¡Anda, empieza a llover! ¿Tomamos un té otro día?',
      [],
      'Di que sí y propón un día.',
      '¡Me encantaría! Te invito a mi casa. ¿Qué tal el sábado? ¡Hasta pronto!',
      {
        topics: [
          'sí claro|sí gracias|sí por favor|sí me|sí quiero|sí pero|sí es|sí está*|sí tengo|creo que sí|sí puedo|sí hay|sí lo|sí la|sí muy|sí mucho|sí estoy|sí voy|sí todo|sí porque|sí hace|sí vivo*|sí desde|sí ahora|sí un|sí una|sí dos|sí necesito|claro|me encantaría*|encantado*|encantada*',
          'me encanta el té|me encanta la idea|me gustaría*|no me gusta el|me gusta el té|me gusta la idea|me gusta el café|gusta más|está bien|todo bien|estoy bien|parece bien|va bien|viene bien|bien gracias|bien así|bien pero|bien porque|buena idea|idea|cuándo abr*|cuándo cierr*|cuándo sal*',
          'cuándo empie*|cuándo puedo|cuándo tengo|cuándo es|cuándo hay|cuándo va*|cuándo me|cuándo se|cuándo quieras|cuándo tiene*|cuándo lleg*|*sábado|*domingo|mañana|fin de semana|no quiero|no tengo|no puedo|no podría|no necesito|no hay problema|no gracias|no me|no es|no lo|no la|no creo|ahora no',
          'todavía no|aún no|no está*|no pasa|no importa|no tanto|no hace falta|lo siento*|el lunes|este lunes|próximo lunes|lunes por|el martes|este martes|martes por|martes a|el miércoles|este miércoles|miércoles por|miércoles a|el jueves|este jueves|jueves por|jueves a',
          'el viernes|este viernes|viernes por|viernes a|vale|puedo*|tengo tiempo|si hace|cuando tengas|ok|perfecto|supuesto|acuerdo|esta tarde|por la tarde|más tarde|muy tarde|esta noche|por la noche|de noche|próxima semana|semana próxima|otra semana|semana que viene|esta semana|una semana|# semana*',
          'café|té|quizás|tal vez|cuando quieras|genial|invito|prefiero un|prefiero el|prefiero café|prefiero otro|hasta luego|luego|otro día|venga|quiero un|hoy no|hoy mismo|hoy mejor|hoy puedo|solo hoy|de hoy|un día de estos|algún día|hecho|dale',
        ],
        other_wordings: [
          '¡Uy, qué hora es! Tengo que subir. ¿Tomamos un té otro día?',
          '¡Qué viento! Vamos a entrar. ¿Otro día tomamos un té juntos?',
        ],
        reactions: [
          when('no me gusta el té|café|un chocolate|coca*', '¡También tengo café! Nos vemos pronto.'),
          when('invito', [
            '¡Qué amable! Yo llevo algo dulce.',
            '¡Gracias! ¡Qué bien tener vecinos así!',
            '¿En tu casa? ¡Perfecto! Llevo un postre.',
          ]),
          when('*sábado|*domingo|fin de semana', [
            'Perfecto, el fin de semana no trabajo.',
            '¡Muy bien, ese día me va genial!',
          ]),
          when(
            'el lunes|este lunes|próximo lunes|lunes por|el martes|este martes|martes por|martes a|el miércoles|este miércoles|miércoles por|miércoles a|el jueves|este jueves|jueves por|jueves a|el viernes|este viernes|viernes por|viernes a|mañana',
            ['Perfecto, ese día trabajo de noche y tengo la tarde libre.', '¡Muy bien, lo apunto!'],
          ),
          when(
            'no puedo|no tengo tiempo|lo siento*|tengo trabajo*|tengo que trabajar*|trabajo* mucho|ocupad*',
            'No pasa nada, somos vecinos: hay muchos días.',
          ),
          on('no', ['No pasa nada, otra vez será.', 'Bueno, nos vemos en la escalera.']),
          on('refusal', 'No pasa nada, nos vemos en la escalera.'),
          on('yes', ['¡Genial! Yo llevo algo dulce.', '¡Qué bien! Llama a mi puerta, en el tercero.']),
          when(
            'buena idea|idea|me encantaría*|encantado*|encantada*|me encanta el té|me encanta la idea|me gustaría*|no me gusta el|me gusta el té|me gusta la idea|me gusta el café|gusta más|claro|vale|genial',
            '¡Genial! Yo llevo algo dulce.',
          ),
          on('dont_know', 'Piénsalo sin prisa. ¿Mejor un sábado o un domingo?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(5, 'Perdona, ¡mi gata está en la ventana! Ahora no puedo ir lejos. ¿Dónde puedo comprar pan por aquí?'),
    twist(7, '¡Oh, no! Mis llaves están dentro y tengo que llamar a alguien. ¿Tomamos un té otro día?'),
  ],
  starters: ['¡Hola! ¿Eres nuevo aquí?', '¡Hola! ¿Necesitas ayuda?', '¡Buenos días! Qué buen tiempo hace hoy.'],
  opening_message: '¡Hola! Creo que somos vecinos.',
  closing_message: '¡Hasta pronto! Me voy dentro con la gata. Gracias por la charla.',
  correction: 'prompt',
})
