import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const hotelB1 = template({
  id: 'hotel-b1',
  name: 'Una queja en el hotel',
  language: 'es',
  level: 'B1',
  description: 'Tu habitación tiene varios problemas. Explícalos con educación y encuentra una solución justa.',
  role: 'Encargado de noche de un hotel en Granada',
  partner_name: 'Señor Molina',
  region: 'ES',
  scenario:
    'Son las diez de la noche. Has llegado por la tarde, pero en tu habitación no puedes descansar. El hotel está casi lleno y el encargado tiene que buscar soluciones.',
  goals: [
    'Puedo describir un problema con claridad y educación.',
    'Puedo decir qué espero.',
    'Puedo comparar propuestas y elegir.',
    'Puedo confirmar lo que hemos acordado.',
  ],
  grammar: ['demasiado y no… suficiente', 'ya y todavía no', 'el condicional de cortesía: ¿podría…?, me gustaría'],
  vocabulary: words({
    quejarse: 'decir que no estás contento con algo',
    'el aire acondicionado': 'enfría la habitación',
    'la calefacción': 'calienta la habitación',
    ruidoso: 'con mucho ruido',
    funcionar: 'hacer lo que tiene que hacer',
    gotear: 'perder agua poco a poco',
    'el descuento': 'un precio más bajo',
    'la devolución': 'dinero que te dan otra vez',
    'cambiar de habitación': 'ir a otra habitación',
    arreglar: 'hacer que algo funcione otra vez',
    disponible: 'libre para usar',
    'la molestia': 'un problema pequeño para alguien',
  }),
  facts: [
    fact(
      '¿Está libre otra habitación?',
      ['hay|tiene*|queda*|está', 'otra habitación|otras|libre*|disponible*|más habitaciones'],
      'Queda solo una, más pequeña y sin vistas. El resto está lleno por la boda.',
    ),
    fact(
      '¿Cuánto cuesta la otra habitación?',
      ['cuánto|precio|cuesta|caro|extra', 'habitación|otra|noche|cuesta|pagar|cambio|extra'],
      'La habitación cuesta noventa euros la noche. Por cambiar no paga usted nada.',
    ),
    fact(
      '¿Cuándo viene el técnico?',
      ['técnico|arreglar|reparar', 'cuándo|hora|hoy|quién|ahora|puede'],
      'El técnico trabaja hasta las nueve y vuelve mañana a las siete.',
    ),
    fact(
      '¿De quién es el ruido?',
      ['ruido|música|vecinos|gente|fiesta', 'quién|qué|por qué|hasta|cuándo'],
      'Hoy celebramos una boda en el salón. La música termina a las doce.',
    ),
    fact('¿Hay wifi?', 'wifi|internet|contraseña', 'Hay wifi en todo el hotel. La contraseña es «alhambra24».'),
    fact(
      '¿A qué hora es el desayuno?',
      'desayuno|desayunar',
      'El desayuno es de siete y media a diez y media. Normalmente cuesta doce euros.',
    ),
    fact(
      '¿Puedo hablar con el director?',
      'director*|jefe|jefa|responsable|dueño|gerente',
      'La directora llega mañana a las nueve. Yo le dejo una nota hoy mismo.',
    ),
    fact(
      '¿A qué hora tengo que irme?',
      ['hora|cuándo|hasta', 'irme|salir|salida|dejar la|checkout'],
      'Hasta las doce, pero usted puede quedarse hasta la una, por las molestias.',
    ),
    fact(
      '¿Hay un bar abierto?',
      'bar|restaurante|cenar|cena|comer algo|cocina',
      'El bar está abierto hasta la una. El restaurante ya ha cerrado, pero le puedo hacer un bocadillo.',
    ),
    fact(
      '¿Hay ascensor?',
      'ascensor|escalera*|planta|piso está',
      'Hay dos ascensores. La otra habitación está en la primera planta, muy cerca.',
    ),
    fact('¿Me ayuda con las maletas?', 'maleta*|equipaje|ayuda con', 'Por supuesto, las maletas las subo yo mismo.'),
    fact(
      '¿Está lejos la Alhambra?',
      'alhambra|centro|estación|catedral|lejos|visitar',
      'La Alhambra está a veinte minutos a pie, cuesta arriba. Merece la pena.',
    ),
    fact(
      '¿Hay aparcamiento?',
      'aparcamiento|aparcar|parking|garaje',
      'El garaje está debajo del hotel y cuesta quince euros al día.',
    ),
    fact(
      '¿Tiene tapones para los oídos?',
      'tapones|almohada*|manta*|toalla*|calefactor',
      'Sí, aquí en recepción tengo tapones, mantas y almohadas. Coja lo que quiera.',
    ),
    fact(
      '¿Cómo se llama usted?',
      ['cómo|cuál|quién', 'llama|nombre|es usted'],
      'Molina, Antonio Molina. Estoy aquí toda la noche.',
    ),
    fact('¿De dónde es usted?', ['dónde', 'usted|es|vive|nació'], 'De Granada de toda la vida, del Albaicín.'),
    fact(
      '¿Cuánto tiempo trabaja en este hotel?',
      ['trabaja|lleva|gusta', 'hotel|aquí|noche|tiempo|trabajo'],
      'Llevo quince años trabajando de noche. Ya no sé lo que es dormir.',
    ),
    fact(
      '¿Pasa esto a menudo?',
      ['pasa|ocurre|siempre|menudo|normal', 'esto|menudo|veces|hotel|normal|otros'],
      'No, de verdad que no. Me da mucha vergüenza.',
    ),
    fact(
      '¿Puedo pagar con tarjeta?',
      ['tarjeta|efectivo|factura', 'puedo*|pagar|cómo|necesito|tiene'],
      'Con tarjeta o en efectivo, y la factura se la doy al salir.',
    ),
    fact(
      '¿Tiene usted familia?',
      ['tiene|hay', 'familia|hijo*|perro*|gato*|mascota*'],
      'Una hija y un gato que duerme más que yo.',
    ),
    fact('¿Cómo está usted?', 'qué tal|cómo está usted', 'Con sueño, pero bien. Gracias por preguntar.'),
  ],
  steps: [
    step(
      '¿Qué problema tiene con la habitación?',
      [],
      'Describe un problema: «No funciona…» o «Hay demasiado…».',
      'La calefacción no funciona y hace demasiado frío para dormir.',
      {
        topics: [
          'ruid*|frí*|calor|ducha|agua|calefacción|aire|luz|cama|camas|huele|olor|suci*|funciona*|rot*|wifi|internet|ventana|puerta|baño|vecino*|dormir*|gotea*|televisión|tele|insecto*|cucaracha*|rata*|ratón|bicho*|pequeñ*|oscur*|toalla*|grifo|váter|llave|música|humo|tabaco|enchufe|colchón|arañ*|mosquito*',
          'estropead*',
          'discoteca|debajo|encima|al lado|ronca*|obras|perro*|gallo|gaviotas|mosquito*|sábana*|colchón|almohada*|pelo*|basura|nevera|enchufe*|cortina*|pared|duerma|dormir',
        ],
        other_wordings: [
          'Cuénteme, ¿qué le pasa a la habitación?',
          'Dígame, por favor, ¿qué es lo que no está bien en la habitación?',
        ],
        reactions: [
          when('cucaracha*|rata*|ratón|bicho*|insecto*|arañ*', [
            '¡Qué horror! Eso no puede ser.',
            '¡Dios mío! Le pido mil disculpas.',
          ]),
          when('ruido*|música|vecino*|fiesta', [
            'Sí, hoy hay una boda en el salón. Lo siento mucho.',
            'Lo oigo hasta desde aquí. Lo siento de verdad.',
          ]),
          when('calefacción|frí*', [
            'Con el frío que hace hoy… Lo siento mucho.',
            'Sin calefacción en Granada no se puede estar. Le pido disculpas.',
          ]),
          when('calor|aire', 'Así no se puede dormir, tiene razón. Lo siento.'),
          when('ducha|agua caliente|agua fría|sale agua|agua marrón|grifo|gotea*|baño|váter', [
            'Vaya, el baño otra vez. Lo siento mucho.',
            'Eso es muy desagradable. Le pido disculpas.',
          ]),
          when('suci*|huele|olor|limpi*|humo|tabaco', 'Qué vergüenza, eso no debería pasar nunca. Lo siento.'),
          when(
            'wifi|internet|tele|televisión|luz|enchufe|llave|puerta|ventana|tarjeta|cerradura|persiana|cortina*|bombilla|caja fuerte',
            'Lo siento, eso tiene que funcionar.',
          ),
          when('cama|camas|colchón|toalla*|pequeñ*|oscur*', 'Entiendo que así no se descansa. Lo siento.'),
          on('dont_know', 'Con calma: ¿es el ruido, la temperatura, el baño…?', { goes_to: 'stay' }),
          on('no', 'Me alegro, pero tiene usted cara de sueño. ¿Seguro que no hay ruido o frío?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Desde cuándo pasa, y ha probado usted algo?',
      [],
      'Di desde cuándo pasa, y qué has probado ya.',
      'Desde esta tarde. Ya la he encendido dos veces, pero sigue sin funcionar.',
      {
        topics: [
          'desde|desde hace|hace * año*|hace * mes*|hace * semana*|hace * día*|hace mucho|hace poco|hace tiempo|hora*|por la tarde|más tarde|esta tarde|muy tarde|esta noche|por la noche|la noche|llegué*|llegado|probado|probé|intent*|sí|no|ya|cerré|cerrado|abrí|abierto|*todo|encend*|apag*|como siempre',
          'lo de siempre|desde siempre|de siempre|siempre aquí|siempre he|me di cuenta|se lo dije|moví|termostato|las ocho|las siete|las seis|las nueve|paseo|la ducha',
          'llamad*|llamé|*nada|mañana|mediodía|botón|subid*|ahora|minutos|principio|# hora*|# minuto*|# noche*|# día*|las #|hoy|ayer|momento|golpe*|limpi*|pregunt*|desde la cena|desde el|jerséis|jersey|abrigo|manta*|nadie vino|nadie vi*',
        ],
        other_wordings: [
          '¿Y cuánto tiempo lleva así? ¿Ha intentado usted hacer algo?',
          'Para entenderlo bien: ¿desde cuándo pasa y qué ha probado?',
        ],
        reactions: [
          when('golpe*|patada', 'A mí también me dan ganas a veces. Bien hecho.'),
          when('llamad*|llamé|recepción|pregunt*|hablad*', 'Y nadie le ha ayudado. Qué vergüenza.'),
          when('encend*|apag*|subid*|botón|cerré|cerrado|abrí|abierto|intent*|probado|probé', [
            'O sea que ya ha hecho usted todo lo posible.',
            'Gracias por intentarlo, eso me ayuda.',
          ]),
          when('*nada|no he|no sé cómo', 'No se preocupe, eso tampoco es su trabajo.'),
          when(
            'por la tarde|más tarde|esta tarde|muy tarde|llegué*|llegado|como siempre|lo de siempre|desde siempre|de siempre|siempre aquí|siempre he|principio|mediodía',
            ['Tantas horas ya… Lo siento.', 'Desde que llegó, entonces. Lo apunto.'],
          ),
          when('hora*|minutos|esta noche|por la noche|la noche|ahora|momento', 'Lo apunto para el técnico.'),
          on('dont_know', 'Más o menos: ¿desde que llegó, o solo esta noche?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Hay algo más que le moleste?',
      [],
      'Nombra otro problema, o di que es el único.',
      'Sí, los vecinos son muy ruidosos y el grifo no deja de gotear.',
      {
        topics: [
          'ruid*|vecino*|música|fiesta|niños|mi perro|un perro|el perro|puerta*|calle|coches|ascensor|una boda|la boda',
          'frí*|calor|calefacción|aire|ventana*|manta*|agua|ducha|baño|grifo|gote*|váter|toalla*|jabón|papel|luz|lámpara|wifi|internet|tele*|televisión|cama|camas|colchón|almohada*|sábana*|suci*',
          'polvo|huele|olor|humo|llave|nevera|mosquito*|bicho*|insecto*|pequeñ*|oscur*|vista*|desayuno|precio|caro|cara|minibar|secador|enchufe|moqueta|pared*|armario|parking|servicio|recepción|limpi*',
          'no|único|única|*solo|sólo|suficiente|gracias|basta|está bien|todo bien|estoy bien|parece bien|va bien|viene bien|bien gracias|bien así|bien pero|bien porque|resto|eso es|sí|además|también|tampoco|funciona|rot*',
          'con eso|bastante|suficiente|le parece poco|tele|nevera|secador|enchufe*|cortina*|persiana*|minibar|caja fuerte|espejo|lavabo|mancha*|recepción|desayuno|también|tampoco',
        ],
        other_wordings: [
          '¿Y lo demás está bien, o hay otro problema?',
          '¿Eso es todo, o hay algo más que no esté bien?',
        ],
        reactions: [
          on('no', ['Bueno, con uno ya es bastante.', 'Menos mal. Vamos a arreglar ese.']),
          when('nada más|eso es todo|único|única|es todo|lo demás está bien|suficiente|solo eso', [
            'Bueno, con eso ya es bastante.',
            'De acuerdo, vamos a arreglarlo.',
          ]),
          when('ruid*|vecino*|música|fiesta|gente|una boda|la boda', [
            'La boda… Voy a hablar con ellos ahora mismo.',
            'El ruido, claro. Las paredes son viejas.',
          ]),
          when('grifo|gote*|agua|ducha|baño|váter', 'También el baño. Lo apunto todo.'),
          when('frí*|calor|aire|calefacción|manta*|ventana*', 'También la temperatura. Lo apunto.'),
          when('suci*|olor|huele|toalla*|limpi*|polvo|bicho*', 'Eso lo cambiamos enseguida, faltaría más.'),
          when(
            'wifi|internet|luz|tele*|enchufe|rot*|funciona|cadena|bombilla|fundid*|cisterna|persiana|cortina*|atascad*|tampoco|espejo|cristal|manija|pestillo|atasc*',
            'Otra cosa que no funciona. No es nuestro mejor día.',
          ),
          when('cama|camas|colchón|almohada*|pequeñ*|vista*|caro', 'Lo entiendo perfectamente. Lo apunto.'),
          on('yes', 'Cuénteme, ¿qué más?', { goes_to: 'stay' }),
          on('joke', 'Me alegra que conserve el humor. En serio, ¿algo más?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'El técnico ya se ha ido a casa. Podría venir mañana a las siete. ¿Le sirve?',
      [
        'por la tarde|más tarde|esta tarde|muy tarde|temprano|esta noche|por la noche|ahora|dormir*|duermo*|antes|sí|sirve|siento*|vale|*bien|ya|hoy|mañana|esperar|acuerdo|imposible|necesito|urgente|pronto|solución|otra|claro|perfecto|inaceptable|puedo*|cansad*|cambiar|problema|demasiado|supuesto|lógico|temo',
      ],
      'Di si te sirve o no, y por qué.',
      'Me temo que es tarde, porque necesito dormir esta noche.',
      {
        other_wordings: [
          'El problema es que el técnico termina a las nueve. Vendría mañana a las siete. ¿Qué le parece?',
          'Lo podría arreglar el técnico, pero mañana a las siete. ¿Le va bien?',
        ],
        reactions: [
          when('otra habitación|cambiar', 'Eso mismo estaba pensando yo.'),
          when(
            'no me sirve|por la tarde|más tarde|esta tarde|muy tarde|no puedo|imposible|inaceptable|demasiado|esta noche|dormir*|ahora|hoy|urgente|no me ayuda|no ayuda|no soluciona|otro técnico|paso la noche|pasar la noche',
            ['Tiene razón, usted ha pagado para dormir hoy.', 'Lo comprendo: hay que buscar algo para esta noche.'],
          ),
          when(
            'temprano|pronto|durmiendo|estaré durm*|a las siete',
            'A las siete todavía estará durmiendo, claro. Busquemos otra cosa.',
          ),
          on('no', ['Lo comprendo: hay que buscar algo para esta noche.', 'Tiene razón, es demasiado tarde.']),
          on('refusal', 'Lo comprendo: hay que buscar algo para esta noche.'),
          when('sí|vale|*bien|acuerdo|sirve|claro|perfecto|supuesto', [
            'Es usted muy amable. Aviso al técnico, pero esta noche también tiene que dormir bien.',
            'Gracias por su paciencia. Y para esta noche, mire.',
          ]),
          on('dont_know', 'Piense en esta noche: ¿podría dormir así?', { goes_to: 'stay' }),
          when(
            'qué remedio|tarde|aeropuerto|avión|vuelo|dormid*|despert*|madrug*|por mí|de acuerdo|bueno vale|reunión|salgo|me voy|congel*|imposible|esta noche',
            'Comprendo. A esa hora casi nadie está contento.',
          ),
        ],
      },
    ),
    step(
      'Tengo otra habitación, pero es más pequeña y no tiene vistas. O le subo un calefactor y dos mantas. ¿Qué prefiere?',
      [
        'habitación|pequeña|otra|calefactor*|manta*|cambiar|cambio|cambiarme|primera|segunda|ninguna|vistas*|las dos|quedarme|quedo|mudar*|nueva|tranquil*|cualquiera|igual|hotel|tapones|ambas|última',
      ],
      'Elige una cosa y da una razón.',
      'Prefiero cambiar de habitación, si la otra está disponible, porque un calefactor hace ruido.',
      {
        other_wordings: [
          'Le ofrezco dos cosas: otra habitación, más pequeña y sin vistas, o un calefactor y dos mantas. ¿Qué prefiere?',
          'Veo dos soluciones. Puede cambiar a una habitación más pequeña o quedarse con un calefactor y dos mantas. ¿Con cuál se queda?',
        ],
        reactions: [
          when(
            'ninguna|otro hotel',
            'Lo siento, hoy no puedo ofrecerle más. Le doy la otra habitación, que es la más tranquila.',
          ),
          when('las dos|ambas', 'Las dos cosas, por qué no: otra habitación y dos mantas.'),
          when('cambiar|cambio|otra|pequeña|primera|mudar*|nueva|cambiarme', [
            'La otra, entonces. Le subo yo mismo las maletas.',
            'Muy bien. Es pequeña, pero la más silenciosa del hotel.',
          ]),
          when('calefactor*|manta*|segunda|quedarme|quedo|vistas*', [
            'Se lo subo ahora mismo, con dos mantas y tapones.',
            'Se queda usted con las vistas. Lo entiendo.',
          ]),
          when('cualquiera|igual', 'Entonces le doy la otra habitación: allí va a dormir mejor.'),
          on('dont_know', '¿Qué es más importante para usted, el silencio o no mover las maletas?', {
            goes_to: 'stay',
          }),
          on('no', 'Lo siento, hoy no puedo ofrecerle más. Le doy la otra habitación, que es la más tranquila.'),
        ],
      },
    ),
    step(
      '¿Y qué le parecería justo por las molestias?',
      [],
      'Di qué esperas: «Me parecería justo…».',
      'Me parecería justo un descuento por las molestias, o un desayuno gratis.',
      {
        topics: [
          'descuento*|devol*|devuelv*|dinero|precio|desayun*|gratis|pagar|menos|esta noche|por la noche|disculpa*|cena|barato|por ciento|café|#|mitad|reembolso|vino|botella|bebida|comida*|masaje|euros|regalo|invit*|rebaja|otra noche|copa|entrada*|parking|suficiente|hora|por la tarde|más tarde',
          'esta tarde|muy tarde|perdón|champán',
        ],
        other_wordings: [
          'Quiero compensarle las molestias. ¿Qué le parecería justo?',
          'Y dígame con sinceridad: ¿qué espera del hotel por todo esto?',
        ],
        reactions: [
          when(
            'todo gratis|todo el dinero|mi dinero|toda la noche|reembolso|devol*|devuelv*|gratis la noche|cien por',
            [
              'Todo no puedo decidirlo yo, pero la mitad de la noche sí.',
              'Uf, eso es mucho para mí. Le devuelvo la mitad, si le parece.',
            ],
          ),
          when('desayun*', ['El desayuno, invitado. Y con churros.', 'Un desayuno gratis, eso está hecho.']),
          when('descuento*|por ciento|menos|barato|mitad|rebaja|precio|#', [
            'Un descuento me parece razonable: veinte por ciento.',
            'Lo pongo ahora mismo en su factura.',
          ]),
          when('cena|café|vino|botella|copa|bebida|comida*|champán', 'A eso le invito con mucho gusto.'),
          when('disculpa*|perdón', 'Se las pido de corazón. Y además le invito al desayuno.'),
          when('suficiente', 'Es usted demasiado amable. Al menos le invito al desayuno.'),
          on('dont_know', 'Le doy ideas: ¿un descuento, el desayuno, una cena?', { goes_to: 'stay' }),
          on('joke', '¡Si pudiera! Eso no está en mi mano. ¿Un descuento o el desayuno?', { goes_to: 'stay' }),
          on('no', 'Es usted demasiado amable. Al menos le invito al desayuno.'),
          when(
            'cobren|cobrar|cava|botell*|flores|otra noche|cena|copa*|taxi|carta|disculpa*|puntos|suite|mejora|salir más tarde|amigos|regalo|detalle|compens*',
            'Lo comprendo. Veré qué puedo hacer.',
          ),
        ],
      },
    ),
    step(
      'Para que no se me olvide nada: ¿en qué hemos quedado?',
      [],
      'Resume: «Usted va a…, y yo…».',
      'Yo voy a cambiar de habitación, usted va a arreglar la calefacción y el desayuno es gratis.',
      {
        topics: [
          'usted|yo con|yo *solo|yo *sola|solo yo|sola yo|hemos|quedado|acord*|entonces|voy a|va a|vamos a|me da*|me sube*|me cambi*|le|tengo|puedo*|recib*|resum*',
          'habitación|cambi*|calefactor*|manta*|técnico|mañana|siete*|arregl*|repar*|descuento*|desayun*|gratis|dinero|pag*|devol*|mitad|esta noche|por la noche|maleta*|factura|directora|cena|tapones|nueva|otra|precio|por ciento|euros|una boda|la boda|ruido|dorm*|café|calefacción|ducha|baño|limpi*',
        ],
        other_wordings: [
          'Lo escribo para mi compañero de la mañana: ¿en qué hemos quedado?',
          'Repasemos, por favor, que es tarde y me olvido: ¿qué hemos acordado?',
        ],
        reactions: [
          when('desayun*', ['Exacto, y el desayuno ya está apuntado.', 'Eso es. Pida los churros, son caseros.']),
          when('descuento*|mitad|dinero|devol*|por ciento|factura|gratis', 'Exacto, mañana lo verá en la factura.'),
          when('cambi*|otra|nueva', ['Exacto. Aquí tiene la llave nueva.', 'Eso es. Voy por sus maletas.']),
          when('calefactor*|manta*', 'Exacto. Se lo subo en cinco minutos.'),
          when('técnico|mañana|arregl*', 'Exacto, el técnico ya está avisado.'),
          on('dont_know', 'Se lo recuerdo yo: ¿qué hacemos con la habitación, y qué le regala el hotel?', {
            goes_to: 'stay',
          }),
          on('refusal', 'Ya lo tengo escrito, pero quiero estar seguro. ¿Qué va a hacer usted, y qué voy a hacer yo?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      4,
      'Acabo de llamar al técnico: está en una boda, ¡en la nuestra!, y ha bebido. Podría venir mañana a las siete. ¿Le sirve?',
    ),
    twist(6, 'Mire, la directora me autoriza a ser generoso. ¿Qué le parecería justo por las molestias?'),
  ],
  starters: [
    'Buenas noches. Tengo un problema con mi habitación.',
    'Perdone, ¿me puede ayudar?',
    'Quisiera hablar con el encargado, por favor.',
  ],
  opening_message: 'Buenas noches. Soy el encargado de noche y estoy aquí para ayudarle.',
  closing_message: 'Gracias por decírmelo con tanta educación. ¡Que descanse por fin!',
  correction: 'prompt',
})
