import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const directionsB1 = template({
  id: 'directions-b1',
  name: 'Perdido de camino a una fiesta',
  language: 'es',
  level: 'B1',
  description: 'Vas a una fiesta y te has perdido. Describe dónde estás y deja que tu amigo te guíe por teléfono.',
  role: 'Un amigo que da una fiesta en Montevideo, por teléfono',
  partner_name: 'Joaquín',
  region: 'UY',
  scenario:
    'Te has bajado demasiado pronto del autobús y el mapa no carga. Se hace de noche. Tu amigo conoce bien el barrio, pero primero tiene que saber dónde estás.',
  goals: [
    'Puedo describir el lugar donde estoy.',
    'Puedo explicar cómo he llegado hasta aquí.',
    'Puedo seguir y comprobar indicaciones.',
    'Puedo decidir entre dos caminos.',
  ],
  grammar: ['indefinido: me bajé, caminé', 'hay y está / están', 'preguntas indirectas: ¿Sabes si…?'],
  vocabulary: words({
    bajarse: 'salir de un autobús o tren',
    'pasarse de parada': 'no salir donde había que salir',
    'la rotonda': 'una plaza redonda donde se juntan calles',
    'el callejón sin salida': 'una calle que no lleva a ningún sitio',
    hacia: 'en dirección a',
    'dar la vuelta': 'ir otra vez por donde has venido',
    'la acera': 'la parte de la calle para caminar',
    'el cruce': 'donde se encuentran dos calles',
    'tocar el timbre': 'llamar a la puerta con el botón',
    reconocer: 'saber qué es porque ya lo has visto',
    oscuro: 'sin luz',
    'a lo lejos': 'a mucha distancia',
  }),
  facts: [
    fact(
      '¿Cuánto se tarda desde aquí?',
      ['cuánto|cuántos|mucho', 'tarda*|tiempo|minutos|falta|camino'],
      'Desde ahí, unos veinte minutos caminando.',
    ),
    fact('¿Estoy lejos?', 'lejos|cerca|distancia|kilómetros|cuadras', 'Estás a unas quince cuadras, no es tanto.'),
    fact(
      '¿Cuál es tu dirección?',
      ['dirección|número|calle|dónde', 'dirección|vives|tu casa|número|es la fiesta|tu calle'],
      'Calle Durazno 1820, una casa amarilla con una bicicleta en la puerta.',
    ),
    fact(
      '¿Cómo es tu casa?',
      ['cómo|color', 'casa|puerta|edificio'],
      'Es una casa amarilla, con una bicicleta en la puerta y mucha música.',
    ),
    fact(
      '¿Quién está en la fiesta?',
      ['quién|quiénes|cuánta|cuántas|hay', 'fiesta|está|están|gente|viene|ha llegado|personas|ahí'],
      'Ya hay unas veinte personas: los de la oficina, mi hermano y casi todo el barrio.',
    ),
    fact(
      '¿Cómo se llama tu hermano?',
      ['hermano', 'llama|nombre|quién'],
      'Se llama Bruno. Es alto y lleva un gorro rojo.',
    ),
    fact(
      '¿Hay algo de comer?',
      'comer|comida*|beber|bebida*|asado|tarta|torta|hambre|pizza',
      'Hay asado y una torta de chocolate enorme. Te guardo un pedazo.',
    ),
    fact(
      '¿Tengo que llevar algo?',
      ['llevar|llevo|traer|traigo|comprar|compro', 'algo|vino|regalo|qué|hielo|bebida*'],
      'Si pasas por un almacén, hielo. Si no, nada: contigo basta.',
    ),
    fact(
      '¿A qué hora empieza la fiesta?',
      ['hora|cuándo|hasta', 'empieza|empezó|termina|fiesta|dura|cantáis|cantan'],
      'Empezó a las ocho y termina cuando se vaya el último. La torta es a las once.',
    ),
    fact(
      '¿Cuántos años cumples?',
      ['cuántos|cumpleaños', 'años|cumples|cumpleaños'],
      'Treinta. No se lo digas a nadie.',
    ),
    fact(
      '¿Es peligroso el barrio?',
      'peligros*|segur*|miedo|robar|ladron*',
      'Es un barrio tranquilo, solo que de noche el parque da un poco de respeto.',
    ),
    fact(
      '¿Puedo tomar un taxi?',
      ['taxi|uber|auto|coche', 'puedo*|hay|cuánto|dónde|cuesta|buscarme|recogerme|tienes'],
      'Puedes, pero a esta hora hay que esperar. Caminando llegas antes.',
    ),
    fact(
      '¿Qué autobús tengo que tomar?',
      ['qué|cuál|hay|cuándo', 'autobús|ómnibus|bus|línea|parada*'],
      'El 64, pero a esta hora pasa cada cuarenta minutos.',
    ),
    fact(
      '¿Puedes venir a buscarme?',
      ['puedes|vienes|puede|podrías', 'venir|buscar*|recoger*|por mí'],
      'Yo tengo la carne en el fuego, pero puede ir mi hermano en bici.',
    ),
    fact(
      '¿Tienes mi ubicación?',
      'ubicación|gps|mapa|google|whatsapp',
      'No me llega nada, aquí la señal es malísima. Tendrá que ser a la antigua.',
    ),
    fact(
      '¿Está tu novia en la fiesta?',
      'novia|novio|pareja|mujer',
      'Sí, Valentina está haciendo la ensalada. Te manda saludos.',
    ),
    fact('¿Tienes perro?', 'perro|gato|mascota', 'Sí, Mate. Ladra mucho, pero es un cobarde.'),
    fact('¿Puedo quedarme a dormir?', 'dormir|quedarme|sofá|noche en tu', 'El sofá es tuyo, si el perro te deja.'),
    fact('¿Hace frío?', 'frío|llueve|lluvia|viento', 'Va a refrescar. Aquí tengo un buzo para ti.'),
    fact('¿Qué tal la fiesta?', 'qué tal|cómo va|cómo está la', 'Muy bien, pero sin ti falta alguien.'),
    fact('¿Estás enfadado?', 'enfadad*|enojad*|molesto', '¡Qué va! Me preocupa que no comas torta.'),
  ],
  steps: [
    step(
      'Dime qué ves a tu alrededor.',
      [
        'veo|hay|está*|calle*|tienda*|iglesia|parque|casa*|edificio*|estación|puente|árbol*|supermercado|escuela|restaurante|cartel|plaza|cine|banco|río|torre*|bar|farmacia|rambla|mar|semáforo|coche*|gente|perro*|luz|luces|hotel|fuente|kiosco|museo|rotonda|parada*|esquina|izquierda|derecha|delante|teatro',
      ],
      'Describe dos cosas: «A mi izquierda hay…, y…».',
      'A mi izquierda hay un parque grande, y a lo lejos puedo reconocer una torre.',
      {
        other_wordings: [
          'Tranquilidad. Mira a tu alrededor: ¿qué ves?',
          'Primero dime dónde estás. ¿Qué hay cerca de ti?',
        ],
        reactions: [
          when('*nada|oscuro', '¿Todo oscuro? Busca una luz, un cartel, un árbol… ¿Qué ves?', { goes_to: 'stay' }),
          when('torre*', ['¡La torre! Entonces sé perfectamente dónde estás.', 'La torre del reloj… Ya te ubico.']),
          when('parque|árbol*', ['¡Ah, el parque! Ahí jugaba yo de chico.', 'El parque… Ya te ubico más o menos.']),
          when('iglesia|plaza|fuente|estatua', 'La plaza de la iglesia, claro. Ya te ubico.'),
          when('cine|teatro|museo', '¡El cine viejo! Ahí vi mi primera película.'),
          when('mar|río|playa|rambla|puente', 'Estás al lado del agua, entonces. Ya te ubico.'),
          when(
            'supermercado|farmacia|banco|tienda*|bar|restaurante|kiosco|quiosco|gasolinera|panadería|hotel|campo de|cancha|estadio|colegio|escuela|monumento|cementerio',
            ['Sí, ya sé qué esquina es.', 'Ahí compro yo el pan. Ya te ubico.'],
          ),
          when(
            'gente|perro*|gato*|coche*|casa*|edificio*|calle*|semáforo',
            'Eso hay en todas partes, pero creo que ya te ubico.',
          ),
          on('dont_know', 'Empieza por algo fácil: ¿qué hay a tu derecha?', { goes_to: 'stay' }),
          on('joke', '¡Ja, ja! ¿Has empezado la fiesta sin nosotros? En serio, ¿qué ves?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Y cómo llegaste hasta ahí?',
      [
        'autobús|bus|ómnibus|tren|camin*|tomé|cogí|fui|vine|pie|taxi|bajé|equivoc*|parada*|bici*|pronto|metro|coche|auto|seguí|perd*|dorm*|línea|línea #|bus #|autobús #|número #|error|corriendo|andando|conduc*|llegué*|subí|crucé|giré|doblé|mapa|pasé|pasando|pasado por|moto|uber|patin*|me llev*|tranvía',
      ],
      'Cuenta el camino en pasado: «Tomé… y después…».',
      'Tomé el autobús y, por miedo a pasarme de parada, me bajé demasiado pronto.',
      {
        other_wordings: ['Cuéntame: ¿cómo llegaste a ese lugar?', 'Pero ¿cómo fuiste a parar ahí? Cuéntame el camino.'],
        reactions: [
          when('dorm*', '¿Te dormiste? ¡Qué clásico!'),
          when('pronto|antes', [
            'Te bajaste antes, le pasa a todo el mundo.',
            '¡Por tan poco! Eran solo tres paradas más.',
          ]),
          when('autobús|bus|ómnibus|línea|parada*', [
            'Ese autobús da más vueltas que un perro.',
            'Ya entiendo, esa línea es un misterio.',
          ]),
          when(
            'taxi|uber|coche|auto|moto|taxista|me dejó|me dejaron|me trajo|me trajeron|amigo|amiga',
            'Y te dejaron en cualquier parte, cómo no.',
          ),
          when('tren|metro', 'Desde la estación es fácil equivocarse.'),
          when('bici*|patin*', '¡En bici! Así llegas enseguida.'),
          when('camin*|pie|andando|corriendo|seguí|giré|doblé|crucé|todo recto|derecho', [
            '¡Cuánto has caminado!',
            'Con ese paseo ya te has ganado la torta.',
          ]),
          when(
            'mapa|equivoc*|perd*|error|atajo|equivoqué|cartel*|indicación*|google',
            'Los mapas y este barrio no se entienden.',
          ),
          on('dont_know', '¿No te acuerdas? ¿Viniste en autobús o a pie?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Entonces estás del lado contrario. Puedes volver a la parada, o seguir por el parque, que es más corto pero oscuro. ¿Qué prefieres?',
      [
        'parque|volver*|vuelvo|parada*|corto|oscuro|segur*|primer*|segund*|luz|atrás|miedo|rápido|largo|dar la vuelta|regres*|cruz*|linterna|las dos|ninguno|igual|cualquiera|taxi|sigo|seguir',
      ],
      'Elige y di por qué.',
      'Prefiero dar la vuelta hacia la parada, porque el parque está demasiado oscuro.',
      {
        other_wordings: [
          'Ya está claro: hay dos caminos. O vuelves a la parada, o sigues por el parque, más corto pero oscuro. ¿Qué prefieres?',
          'Tienes dos opciones: la parada, con luz, o el parque, más corto pero muy oscuro. ¿Por dónde vas?',
        ],
        reactions: [
          when('taxi', 'Taxi a esta hora no pasa ninguno. Vuelve mejor a la parada, es el camino con luz.'),
          when('igual|cualquiera|las dos', 'Entonces la parada, que hay luz y me quedo tranquilo.'),
          when('volver*|vuelvo|parada*|atrás|vuelta|regres*|luz|segur*', [
            'Muy sensato, yo haría lo mismo.',
            'Por la parada, perfecto. Hay luz y gente.',
          ]),
          when('miedo|no * parque|demasiado oscuro|muy oscuro', 'Entonces la parada, que es más segura.'),
          when('parque|corto|rápido|linterna|cruz*|sigo|seguir', [
            'Valiente. El sendero sale justo delante de la parada.',
            'Por el parque, rapidito. Al salir te encuentras con la parada.',
          ]),
          on('dont_know', '¿Te da miedo la oscuridad? Entonces la parada. Si no, el parque. ¿Qué haces?', {
            goes_to: 'stay',
          }),
          on('no', 'Pues otro camino no hay. Vuelve a la parada, que es lo más seguro.'),
          on('refusal', 'Pues otro camino no hay. Vuelve a la parada, que es lo más seguro.'),
        ],
      },
    ),
    step(
      'Desde la parada ve hacia la torre hasta una rotonda, y toma la segunda calle a la derecha. ¿Me lo puedes repetir?',
      ['torre|rotonda', 'segunda|derecha|segundo|2'],
      'Repite la torre, la rotonda y la calle.',
      'Voy hacia la torre hasta la rotonda, y tomo la segunda calle a la derecha.',
      {
        other_wordings: [
          'Atención ahora: desde la parada, hacia la torre hasta la rotonda, y allí la segunda calle a la derecha. ¿Me lo repites?',
          'Cuando estés en la parada, camina hacia la torre. En la rotonda, la segunda a la derecha. ¿Cómo era? Repítemelo.',
        ],
        reactions: [
          when(
            ['torre', 'rotonda', 'segunda', 'derecha'],
            ['Exacto. Podrías ser taxista.', '¡Ni una falta! Así llegas seguro.'],
          ),
          when(
            ['torre|rotonda', 'segunda|derecha'],
            ['Eso es: torre, rotonda, segunda a la derecha.', 'Bien. Y recuerda: la segunda a la derecha.'],
          ),
          when('izquierda', '¡No, a la izquierda hay un callejón sin salida! La segunda a la derecha. ¿Otra vez?', {
            goes_to: 'stay',
          }),
          when('primera|tercera', '¡Ojo, la segunda! ¿Me lo repites?', { goes_to: 'stay' }),
          when('torre|rotonda', 'Hasta ahí, bien. ¿Y en la rotonda, qué calle tomas?', { goes_to: 'stay' }),
          when('segunda|derecha', 'La calle está bien. ¿Y hasta dónde vas antes?', { goes_to: 'stay' }),
          on('dont_know', 'Por partes: torre, rotonda, segunda a la derecha. ¿Cómo era?', { goes_to: 'stay' }),
          on('yes', '¡Claro que puedes! A ver: ¿hacia dónde caminas primero?', { goes_to: 'stay' }),
          on('no', 'Inténtalo, que el perro y yo te escuchamos. ¿Hacia dónde vas primero?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Y qué vas a hacer si te pierdes otra vez?',
      [
        'llam*|pregunto|preguntar*|vuelvo|volver*|volveré|alguien|taxi|mensaje*|mapa|tienda|otra vez|gente|persona*|policía|a casa|en casa|en mi casa|a mi casa|esper*|grit*|llor*|busc*|parada*|bar|teléfono|escrib*|autobús|perderé|pierdo|tu hermano|el hermano|entr*|rez*|dorm*|seguir|sigo|*nada|cruce',
      ],
      'Usa «Si me pierdo, …».',
      'Si me pierdo otra vez, te llamo desde el primer cruce que encuentre.',
      {
        other_wordings: [
          'Y por si acaso: ¿qué haces si te pierdes de nuevo?',
          'Una pregunta tonta: ¿y si te pierdes otra vez, qué?',
        ],
        reactions: [
          when('llor*|grit*|rez*', ['¡Ja, ja! Si gritas fuerte, el perro te contesta.', '¡No llores, que hay torta!']),
          when('no me pierdo|no me voy a perder*|no me perderé|perderé', '¡Así me gusta, con confianza!'),
          when('llam*|teléfono|mensaje*|escrib*|telefoneo|telefonear*|marco', [
            'Perfecto, tengo el teléfono en la mano.',
            'Eso, a mí llámame cuando quieras.',
          ]),
          when(
            'pregunto|preguntar*|preguntando|alguien|gente|persona*|policía|bar|tienda|ayuda|un vecino|una vecina|algún vecino|taxista|la música',
            ['Bien pensado, aquí la gente es muy amable.', 'Pregunta por la casa amarilla, todos la conocen.'],
          ),
          when('taxi|autobús|uber|cabify', 'También vale, aunque tardará un rato.'),
          when('a casa|en casa|en mi casa|a mi casa|dorm*', '¡Ni se te ocurra irte a casa!'),
          when('vuelvo|volver*|volveré|parada*|esper*', 'Volver al punto conocido: muy listo.'),
          on('dont_know', '¿Me llamarías a mí, por ejemplo, o preguntarías en la calle?', { goes_to: 'stay' }),
          when(
            'un toque|telefonazo|whatsapp|me siento|lloro|rezo|espero|me quedo|doy la vuelta|ubicación|google|gps|policía|casa de alguien|no me muevo|grito',
            'Muy bien, y yo bajo corriendo.',
          ),
        ],
      },
    ),
    step(
      'También puede ir mi hermano a buscarte en bici. ¿Qué te parece?',
      [],
      'Acepta o di que no con cortesía, y explica por qué.',
      'Eres muy amable, pero no hace falta. Seguro que ahora lo encuentro.',
      {
        topics: [
          'sí|no|claro|vale|*bien|genial|perfecto|gracias|amable|favor|idea|acuerdo|supuesto|encanta*|parece|buen*|bueno|maravill*|fantástic*|excelente|estupend*|ok|venga|prefiero*|hace falta|necesari*|molest*|preocup*|problema|quiero*|puedo*|seguro|segura|confío|pena|vergüenza',
          'tu hermano|el hermano|bici*|ven*|viene|buscar*|busque|esper*|encuentr*|encontrar*|camin*|soledad|*solo|*sola|al sol|hace sol|rápid*|cansad*|pies|lejos|cerca|esta noche|por la noche|oscur*|miedo|parque|parada*|a casa|en casa|en mi casa|a mi casa|fiesta|llego|llegar|minutos|pierd*|perd*|difícil|fácil',
          'guap*|reconozc*|reconocer*|dile|no cabemos|molest*|música|agradec*',
        ],
        other_wordings: [
          'Si quieres, mi hermano va a buscarte en bici. ¿Qué dices?',
          'O mira, mi hermano se ofrece a ir por ti en bici. ¿Quieres?',
        ],
        reactions: [
          when(
            'no hace falta|no es necesari*|prefiero camin*|prefiero ir|puedo sol*|lo encuentro*|llego sol*|no te preocupes|no gracias',
            ['Como quieras. Él ya tenía el casco puesto.', 'Vale, se queda aquí comiendo.'],
          ),
          on('no', ['Como quieras. Él ya tenía el casco puesto.', 'Vale, se queda aquí comiendo.']),
          on('refusal', 'Como quieras. Él ya tenía el casco puesto.'),
          when('cansad*|miedo|oscur*|pies|lejos|esta noche|por la noche|perd*', [
            'Entonces sale ya mismo. Quédate en la parada.',
            'No se hable más, ya está bajando la bici.',
          ]),
          when('rápid*|esper*', 'En cinco minutos está contigo. Es un cohete.'),
          when('sí|vale|claro|genial|perfecto|idea|*bien|gracias|venga|encanta*|maravill*|estupend*', [
            'Ya está bajando la bici. Lleva un gorro rojo.',
            'Listo, sale ahora. Búscalo en la parada.',
          ]),
          on('dont_know', 'Piénsalo: ¿prefieres caminar o esperarlo?', { goes_to: 'stay' }),
          when(
            'un detalle|estupendo|de maravilla|qué majo|no se moleste|pobre|que venga|me da vergüenza|solo puedo|no lo conozco|casco|casi estoy|mejor que no|perfecto',
            'Vale, se lo digo a mi hermano.',
          ),
        ],
      },
    ),
    step(
      'Una cosa más: el timbre no funciona. ¿Cómo nos avisas cuando llegues?',
      [
        'llam*|mensaje*|escrib*|golpe*|puerta|grit*|ventana|toc*|móvil|celular|teléfono|aviso|mando|mandar*|whatsapp|cant*|silb*|piedra*|entr*|esper*|mi perro|un perro|el perro|ladr*|voz|nudillos|palmas|aplaud*|música|foto|saltar|salto|saltaría|salté|saltando|bocina|salgan|salís',
      ],
      'Piensa en el móvil o en la puerta.',
      'No voy a tocar el timbre: te mando un mensaje desde la acera.',
      {
        other_wordings: [
          'Ah, y con la música no se oye nada y el timbre está roto. ¿Cómo sabemos que estás aquí?',
          'Último detalle: no toques el timbre, que está roto. ¿Cómo nos avisas?',
        ],
        reactions: [
          when('piedra*|ventana', '¡A la ventana no, que ya rompimos una! Pero te oiremos.'),
          when('cant*|silb*|aplaud*|palmas|ladr*', [
            '¡Ja, ja! Eso quiero oírlo. Mate te va a contestar.',
            '¡Una serenata! Salimos todos.',
          ]),
          when('grit*|voz', 'Grita fuerte, que los vecinos ya están acostumbrados.'),
          when('mensaje*|escrib*|whatsapp|mando|foto|audio|wasap|guasap|wasapp|nota de voz|ubicación', [
            'Un mensaje, perfecto. Lo miro cada minuto.',
            'Vale, escríbeme y bajo corriendo.',
          ]),
          when('puerta|golpe*|toc*|nudillos', [
            'Golpea fuerte: el perro te oirá primero.',
            'Dale fuerte a la puerta, que es vieja.',
          ]),
          when('llam*|teléfono|celular|móvil', ['Una llamada y bajo.', 'Llámame y salgo con el perro.']),
          when('entr*|espero', 'La puerta está abierta, entra sin más.'),
          on('dont_know', '¿Me mandas un mensaje o golpeas la puerta?', { goes_to: 'stay' }),
          on('joke', '¡Ja, ja! ¿Y si no funciona, cómo nos avisas?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      '¡Uy, se acaba de ir la luz en medio barrio! Puedes volver a la parada, o seguir por el parque, que es más corto pero está oscurísimo. ¿Qué prefieres?',
    ),
    twist(7, '¡Ay, no! Mate se ha comido el cable del timbre, ya no suena. ¿Cómo nos avisas cuando llegues?'),
  ],
  starters: ['Hola, soy yo. ¡Me he perdido!', '¿Me oyes? Necesito tu ayuda.', '¡Hola! No encuentro tu fiesta.'],
  opening_message: '¡Hola! Ya estábamos preocupados por ti. No pasa nada, que yo te guío.',
  closing_message: '¡Dale, te esperamos! La torta no se corta hasta que llegues.',
  correction: 'prompt',
})
