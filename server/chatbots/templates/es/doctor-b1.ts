import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const doctorB1 = template({
  id: 'doctor-b1',
  name: 'Llamar al centro de salud',
  language: 'es',
  level: 'B1',
  description: 'Llama al centro de salud, explica qué te ha pasado y consigue una cita, aunque casi no quedan.',
  role: 'Recepcionista de un centro de salud muy ocupado en Santiago de Chile',
  partner_name: 'Paulina',
  region: 'CL',
  scenario:
    'Te hiciste daño el fin de semana y no mejora. Llamas el lunes por la mañana. Casi no quedan citas, así que tienes que explicar por qué es importante.',
  goals: [
    'Puedo explicar cómo pasó algo.',
    'Puedo describir un dolor y cómo cambia.',
    'Puedo pedir una cita por teléfono.',
    'Puedo pedir consejo hasta la cita.',
  ],
  grammar: ['imperfecto e indefinido', 'estar + gerundio en pasado', 'si + presente: Si empeora…'],
  vocabulary: words({
    'el tobillo': 'entre el pie y la pierna',
    'la muñeca': 'entre la mano y el brazo',
    hinchado: 'más grande y redondo que antes',
    'el moratón': 'una mancha azul en la piel',
    torcerse: 'doblar mal una parte del cuerpo',
    resbalar: 'perder el equilibrio en un suelo mojado',
    empeorar: 'ponerse peor',
    'el calmante': 'un medicamento contra el dolor',
    urgente: 'que no puede esperar',
    anular: 'decir que algo no se va a hacer',
    'la radiografía': 'una foto de los huesos',
    'el seguro': 'paga cuando pasa algo',
  }),
  facts: [
    fact(
      '¿Qué hago si no tengo seguro?',
      ['seguro|fonasa|isapre', 'no|sin|extranjero|necesito|qué'],
      'No hay problema, le atendemos igual. Traiga su pasaporte o su carnet.',
    ),
    fact(
      '¿Debo ponerme hielo, y puedo tomar un calmante?',
      ['hielo', 'calmante*|pastilla*|ibuprofeno|paracetamol|medicamento*|remedio*'],
      'Hielo sí, diez minutos cada dos horas, con un paño. Y un calmante suave también, si no tiene alergias.',
    ),
    fact(
      '¿Me pongo hielo?',
      'hielo|frío|calor|crema|pomada|venda',
      'Hielo sí, diez minutos cada dos horas, y siempre con un paño. Calor y cremas, mejor no.',
    ),
    fact(
      '¿Puedo tomar un calmante?',
      ['puedo*|debo|tomar|tomo|qué', 'calmante*|pastilla*|ibuprofeno|paracetamol|aspirina|remedio*|medicamento*'],
      'Un calmante suave está bien, con algo de comida. Y cuéntele después al doctor cuál tomó.',
    ),
    fact(
      '¿Y si empeora?',
      'empeora*|peor|aumenta|más dolor|emergencia|urgencia*',
      'Si empeora mucho o no puede mover los dedos, vaya directo a urgencias, sin esperar la cita.',
    ),
    fact(
      '¿Puedo caminar o conducir?',
      [
        'puedo*|debo|tengo que|debería|es bueno|conviene',
        'camin*|andar|mover*|conducir|manejar|deporte|trabajar|jugar|correr',
      ],
      'Lo menos posible hasta la cita. Y no maneje: venga con alguien o en taxi.',
    ),
    fact(
      '¿No hay nada antes?',
      ['hay|tiene|queda', 'antes|hoy|mañana|otra hora|otro día|otra cita'],
      'Ojalá. Deme un segundo, que miro otra vez.',
    ),
    fact(
      '¿Tengo que traer algo?',
      ['tengo que|debo|qué|necesito', 'traer|llevar|documento*|papeles'],
      'Un documento y la tarjeta del seguro. Y si toma medicamentos, una lista.',
    ),
    fact('¿Puedo ducharme?', 'duch*|bañar*', 'Una ducha corta, sí, pero con cuidado de no resbalar otra vez.'),
    fact(
      '¿Qué hago con la pierna?',
      ['qué|cómo|puedo*', 'hago|hacer|debo|pongo|poner|dormir|duermo'],
      'Descanse, deje la parte que duele en alto, sobre una almohada, y no haga fuerza.',
    ),
    fact(
      '¿Cuánto cuesta la consulta?',
      'cuánto cuesta|precio|pagar|gratis|cuesta|caro|cobran',
      'Con el seguro público no paga nada. Sin seguro son veinticinco mil pesos.',
    ),
    fact(
      '¿Me van a hacer una radiografía?',
      'radiografía*|escáner|rayos',
      'Eso lo decide el doctor. Hacemos radiografías aquí mismo, en el primer piso.',
    ),
    fact(
      '¿Cómo se llama el doctor?',
      ['quién|cómo|cuál', 'doctor*|médico*|atiende|atender'],
      'Le atiende el doctor Riquelme. Es muy tranquilo y explica todo muy bien.',
    ),
    fact(
      '¿Cómo se llama usted?',
      ['cómo|quién|cuál|su', 'llama|nombre|usted|hablo'],
      'Soy Paulina, de la recepción. Pregunte por mí cuando llegue.',
    ),
    fact(
      '¿Dónde está el centro de salud?',
      'dónde|dirección|calle|llego|llegar|metro|micro|bus|lejos',
      'Estamos en la calle Los Robles 240, a dos cuadras del metro. El 210 para en la puerta.',
    ),
    fact(
      '¿Hay estacionamiento?',
      'estacionamiento|estacionar|aparcar|aparcamiento|auto|coche',
      'Hay pocos lugares detrás del edificio. Es más fácil venir en taxi.',
    ),
    fact(
      '¿A qué hora cierran?',
      'abren|cierran|horario|abierto|hora cierra',
      'Abrimos de ocho a siete, de lunes a viernes. Los sábados, hasta la una.',
    ),
    fact(
      '¿Puedo venir con alguien?',
      ['puedo*|puede', 'alguien|madre|padre|hijo*|marido|amigo*|acompaña*|perro'],
      'Sí, puede venir con una persona. Perros no, lo siento mucho.',
    ),
    fact(
      '¿Cuánto tiempo tengo que esperar?',
      'cuánto dura|esperar|tarda*|cuánto tengo',
      'Hoy hay mucha gente. Calcule una media hora en la sala de espera.',
    ),
    fact(
      '¿Hay una sala con silla de ruedas?',
      'silla de ruedas|ascensor|escalera*|muletas|bastón',
      'En la entrada hay una silla de ruedas, y tenemos ascensor. Le ayudamos con gusto.',
    ),
    fact(
      '¿Es grave?',
      'grave|roto|rota|quebrado|fractura|malo|esguince',
      'Yo no soy médica, así que no lo sé. Por eso es bueno que le vea el doctor.',
    ),
    fact(
      '¿Siempre está tan ocupado?',
      'ocupad*|mucha gente|mucho trabajo|siempre|estresad*|cansada',
      'Los lunes siempre. Todo el mundo se cae el fin de semana.',
    ),
    fact(
      '¿Cuánto tiempo trabaja usted aquí?',
      ['trabaja|lleva|desde', 'usted|aquí|tiempo|años'],
      'Trabajo aquí desde hace doce años. Ya he oído de todo.',
    ),
    fact(
      '¿Habla inglés?',
      ['habla*', 'inglés|alemán|francés|idioma*'],
      'Yo solo un poco, pero el doctor Riquelme habla inglés muy bien.',
    ),
  ],
  steps: [
    step(
      '¿En qué puedo ayudarle?',
      [],
      'El motivo de la llamada: «Quisiera una cita, porque…».',
      'Quisiera una cita, porque me he hecho daño en el tobillo. Es urgente.',
      {
        topics: [
          'fiebre|tos|cort*|quem*|no me encuentro*|no me siento*|mareo*|mare*|gripe|vómito*|vomit*|barriga|estómago|garganta|alergia|sangre|cita|una hora|pedir hora|ver|médico|doctor*|me duele*|le duele*|duele mucho|dolor*|caí|caído|tobillo|muñeca|rodilla|mano*|pie*|brazo|pierna|espalda|accidente',
          'necesito|quisiera|daño|hombro|dedo*|cuello|cabeza|herid*|lesión|torc*|rot*|quebr*|golpe*|enfermo|urgente|codo|consulta|lastim*',
          'me siento* mal|estoy mal|encuentro* mal|muy mal|un problema|problema con|caminar*|andar|mover',
        ],
        other_wordings: ['Dígame, ¿en qué le puedo ayudar?', '¿Cuál es el motivo de su llamada?'],
        reactions: [
          when('tobillo|pie*|pierna|rodilla|dedo del pie', [
            'Uy, con eso no se camina bien.',
            '¡Qué fastidio! Así no se puede hacer nada.',
            'Ay, qué dolor. Siéntese, por favor.',
          ]),
          when('muñeca|mano*|brazo|dedo*|codo|hombro', [
            'Uy, eso molesta para todo.',
            'Vaya, y uno necesita las manos para todo.',
          ]),
          when('espalda|cuello', 'Ay, la espalda. Sé lo que es eso.'),
          when('cabeza', 'La cabeza es delicada, ha hecho bien en llamar.'),
          when(
            'urgente|accidente|mucho dolor|me encuentro fatal|me encuentro mal|me siento fatal|me picó|picad*|hincha*|hinchó|bicho|alérgic*|sangra*|quem*|caí',
            'Ha hecho bien en llamar enseguida.',
          ),
          when('cita|una hora|pedir hora|doctor*|médico|muela*|oído*|garganta', [
            'Una hora con el doctor, entiendo.',
            'Vamos a ver qué se puede hacer.',
          ]),
          on('dont_know', 'Con calma. ¿Le duele algo, o tuvo un accidente?', { goes_to: 'stay' }),
          on('joke', 'Qué buen humor para un lunes. Ahora en serio: ¿qué le duele?', { goes_to: 'stay' }),
          on('refusal', 'Es solo para el doctor, no se preocupe. ¿Le duele algo?', { goes_to: 'stay' }),
          when(
            'análisis|resultado*|receta|analítica|vacuna|revisión',
            'Eso también lo puede pedir aquí. Pero el doctor querrá verle.',
          ),
        ],
      },
    ),
    step(
      'Cuénteme, ¿cómo le pasó?',
      [],
      'Lo que pasó, en pasado: «Estaba… cuando…».',
      'Estaba jugando al fútbol cuando resbalé en la hierba mojada.',
      {
        topics: [
          'caí|caído|caer|caía|me caigo|cayó|caida|caída|tropec*|tropez*|resbal*|torc*|torció|torci|doblé|golpe*|golpeé|choqu*|chocó|choque|accidente|empuj*|romp*|rompí|quem*|corté*|cortando*|cortado*|me cort*|mord*|pisé|pisar',
          'jugab*|jugué*|al fútbol|de fútbol|deporte|correr|corro|corriendo|corrí*|corría*|gimnasio|entren*|bail*|esquí*|esqui*|bici*|moto|patin*|saltar|salto|saltaría|salté|saltando|montaña|pelota|balón|un partido|jugand*|nadar*|nado*|nadaría*|nadando*|surf|caballo|del caballo',
          'cabalg*|yoga|tenis|al baloncesto',
          'estaba jug*|estaba corr*|estaba en|estaba trabaj*|estaba limpi*|estaba cocin*|yo estaba|estaba mojad*|estaba baj*|estaba sub*|estaba hac*|estaba llev*|iba|mientras|escalera*|suelo|hielo|en la calle|por la calle|lluvia|mojad*|ducha|cocinando*|en la cocina|baño|en el jardín|del coche',
          'un coche|el coche|auto|del árbol|un árbol|silla|mesa*|mudanza|caja*|levanté*|levantar*|levantando*|cargu*|trabajo*',
          'trabajando*|en el trabajo*|limpi*|un perro|mi perro|el perro|mi gato|un gato|el gato|mi hijo|niño*|una fiesta|borracho|de repente|zapatos nuevos|los zapatos|mis zapatos|móvil|mirar|mirando|miraba|miré|despert*|desperté|pesad*|jugand*|dorm*|golf|caja|cajas',
        ],
        other_wordings: ['¿Y cómo pasó, exactamente?', '¿Me puede contar qué pasó?'],
        reactions: [
          when('al fútbol|de fútbol|jug* fútbol|un partido|el partido de|jugand*|pelota|balón|al baloncesto|tenis', [
            'Los lunes siempre llaman futbolistas.',
            '¡El deporte! Espero que al menos ganaran el partido.',
            '¡Y yo que creía que el fútbol era sano!',
          ]),
          when('escalera*', ['Las escaleras son peores que el fútbol.', '¡Qué susto, en una escalera!']),
          when('bici*|moto|patin*', '¡Menos mal que no fue peor!'),
          when(
            'un perro|mi perro|el perro|mi gato|un gato|el gato',
            '¡Ay, los animales! Seguro que no lo hizo con mala intención.',
          ),
          when('bail*|una fiesta', 'Por lo menos se lo estaba pasando bien.'),
          when('montaña|esquí*|esqui*|caminando*|caminaba*', 'Nuestra cordillera es bonita, pero peligrosa.'),
          when('resbal*|mojad*|lluvia|hielo|ducha|suelo', ['Ay, ¡qué mala suerte!', 'Uf, qué golpe. Lo siento.']),
          when('caí|caído|caída|torc*|tropec*|golpe*|accidente', ['Ay, lo siento mucho.', '¡Qué dolor! Lo siento.']),
          on('dont_know', 'Piense un momento: ¿se cayó, se dio un golpe o le duele sin motivo?', { goes_to: 'stay' }),
          on('refusal', 'Entiendo. Solo para la ficha: ¿fue una caída, un golpe u otra cosa?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Y cómo está ahora? ¿Ha cambiado algo desde entonces?',
      [],
      'El aspecto, el movimiento, el dolor: «Está…», «No puedo…».',
      'Está hinchado, tengo un moratón y me duele más cuando camino.',
      {
        topics: [
          'color|fiebre|dolor*|infect*|tiene pus|con pus|rígid*|peor|mejor|igual|hinchad*|inflamad*|azul|moratón|me duele*|duele más|ya no duele|dolor|mover*|caminar*|andar|está rojo|rojo*|más que|más hinchado|más grande|menos|cambiado|todavía|dormir*|morado|empeor*|mejor*|mism*|está negro|y negro|está verde',
          'y verde|grande|sangr*|apoyar|caliente',
          'no puedo|aún|cada vez|está bien|bastante bien|no muy bien|mal|un poco|sí|tocar*|tocarlo|tocarla|si toco*|molest*|gord*|enorme',
        ],
        other_wordings: [
          '¿Y hoy cómo lo nota? ¿Está mejor o peor que antes?',
          'Para el doctor: ¿cómo está hoy, y qué ha cambiado?',
        ],
        reactions: [
          when('mucho mejor|está mejor|mejorado', 'Me alegro, pero es mejor que le vea el doctor.'),
          when('hinchad*|inflamad*|grande|pelota|globo|bola|huevo', [
            'Hinchado… eso lo tiene que ver el doctor.',
            'Eso no suena bien. Lo anoto.',
            'Ya veo. Eso hay que mirarlo.',
          ]),
          when(
            'moratón|azul|morado|está negro|y negro|está verde|y verde',
            'Lo anoto para el doctor: también el color.',
          ),
          when('dormir*|por la noche|de noche', 'Y sin dormir todo es peor, claro.'),
          when('no puedo|caminar*|andar|mover*|apoyar', [
            'Entonces no haga fuerza, por favor.',
            'Así no se puede ni trabajar. Lo anoto.',
          ]),
          when(
            'peor|empeor*|más que|más hinchado|duele más|más grande|cada vez|no se me pasa|no se pasa|no se quita|no se me quita|no mejora|más oscuro',
            ['Si va a peor, no lo podemos dejar así.', 'Entiendo, va a peor.'],
          ),
          when('igual|mism*|no ha cambiado', 'Igual que al principio, entiendo.'),
          when('me duele*|duele más|ya no duele|dolor|dolien*|late|latido*|molest*|pincha*|arde|sigue', [
            'Entiendo, todavía le duele.',
            'Con dolor no se puede estar. Lo anoto.',
          ]),
          on('no', 'Igual que al principio, entiendo.'),
          on('dont_know', 'Mírelo un momento: ¿está hinchado, tiene otro color?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Le soy sincera: el doctor no tiene hora hasta el jueves. ¿Podría esperar?',
      [],
      'Un sí, o un no con el motivo: «No puedo, porque…».',
      'No puedo esperar tanto: si empeora, no voy a poder caminar.',
      {
        topics: [
          'no quiero|no tengo|no puedo|no podría|no necesito|no hay problema|no gracias|no me|no es|no lo|no la|no creo|ahora no|todavía no|aún no|no está*|no pasa|no importa|no tanto|no hace falta|puedo*|podría|peor|urgente|dolor|me duele*|duele mucho|duele demasiado|hoy',
          'hoy mismo|hasta mañana|mañana|antes de mañana|antes|necesito|imposible|sí|esperar|espero|caminar*|trabajar*|puedo trabajar*|posible|esta tarde|por la tarde|más tarde|de la tarde|tardes|vale|claro|está bien|me va bien|me viene bien|bien gracias|jueves bien|acuerdo|problema|difícil|otro médico',
          'urgencias|prefiero|depende|el jueves|hasta el jueves|lejos|tanto|demasiado|supuesto|aguant*|martes|miércoles',
        ],
        other_wordings: [
          'Estoy mirando la agenda… Lo primero que tengo es el jueves. ¿Puede esperar hasta entonces?',
          'El problema es que hasta el jueves no hay nada. ¿Le sería posible esperar?',
        ],
        reactions: [
          when(
            'otro médico|otra doctora|otro doctor|urgencias|otro centro',
            'Es una idea, pero déjeme buscar una vez más.',
          ),
          when('trabajar*|puedo trabajar*|trabajo*|tengo un examen|un viaje|de viaje|escuela|tengo clase|ir a clase', [
            'Claro, usted tiene que poder moverse. Busco otra vez.',
            'Entiendo, tiene cosas que hacer. Déjeme mirar.',
          ]),
          when(
            'no puedo|no podría|imposible|demasiado|difícil|mucho dolor|urgente|empeor*|peor|emergencia|falta mucho|tanto tiempo|aguant*|prefiero hoy|hoy mismo|me muero|de ninguna',
            [
              'Tiene razón, así no se puede esperar.',
              'Lo comprendo, es demasiado tiempo.',
              'Entiendo, con ese dolor no se puede.',
            ],
          ),
          on('no', ['Lo comprendo, es demasiado tiempo.', 'Entiendo, hay que encontrar otra cosa.']),

          when('sí|puedo esperar|claro|vale|de acuerdo|no hay problema|está bien|podría', [
            'Muchas gracias por su paciencia. Aunque… no cuelgue.',
            'Se lo agradezco. Pero espere, que aquí veo algo.',
          ]),
          on('dont_know', 'Piense en el dolor: ¿puede aguantar tres días más?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'A ver… Alguien acaba de anular su cita: hoy a las doce y media o a las seis menos cuarto. ¿Cuál le viene mejor?',
      [
        'doce|media|las seis|seis menos|cuarto|12*|5*|6*|17*|las #|primera|segunda|por la tarde|la tarde|más tarde|mediodía|antes|después|ninguna|cualquiera|las dos|hoy no|no puedo|pronto|posible|temprano|última|igual|mañana por|ambas|da lo mismo|ya|cuanto antes|comer|comida|almuerzo',
      ],
      'Una de las dos horas, y por qué.',
      'Mejor a las seis menos cuarto, porque trabajo hasta las cinco.',
      {
        other_wordings: [
          '¡Qué suerte! Han anulado dos citas: una hoy a las doce y media, otra a las seis menos cuarto. ¿Cuál prefiere?',
          'Mire, acaban de quedar dos horas libres hoy: a las doce y media y a las seis menos cuarto. ¿Cuál quiere?',
        ],
        reactions: [
          when(
            'ninguna|mañana por|otro día|no puedo',
            'Entonces le guardo el jueves a las nueve, y si hay algo antes, le aviso.',
          ),
          when(
            'doce y media es mejor|doce y media mejor|doce y media me viene mejor|prefiero las doce|prefiero a las doce|mejor a las doce|hora de comer|la comida|almuerzo|almorzar|cuanto antes',
            'A las doce y media, anotado.',
          ),
          when('las seis|seis menos|cuarto|segunda|por la tarde|la tarde|más tarde|última', [
            'A las seis menos cuarto, anotado.',
            'Muy bien, la de la tarde.',
            'Perfecto, es la última hora de la tarde.',
          ]),
          when('doce|media|primera|mediodía|antes|pronto|posible|ya|temprano', [
            'A las doce y media, anotado.',
            'Muy bien, la primera.',
          ]),
          when(
            'cualquiera|las dos|igual|ambas|da lo mismo',
            'Entonces le doy la de las doce y media, así no espera tanto.',
          ),
          on('dont_know', '¿Trabaja hoy? Si no, la de las doce y media es más tranquila. ¿Cuál le doy?', {
            goes_to: 'stay',
          }),
          on('yes', '¿Cuál de las dos, entonces: la de las doce y media o la de la tarde?', { goes_to: 'stay' }),
          on('no', 'Entonces le guardo el jueves a las nueve, y si hay algo antes, le aviso.'),
        ],
      },
    ),
    step(
      '¿Y qué cree que tiene que traer?',
      [
        'tarjeta|seguro|carné|carnet|pasaporte|medic*|remedio*|lista|documento*|radiografía*|papeles|dinero|calmante*|identidad|identificación|cédula|dni|informe*|receta*|plata|paciencia|alguien|zapatos cómodos|otros zapatos|historial|exámenes|examen|ropa|muletas|nombre|pastilla*',
      ],
      'Documentos y medicamentos, por ejemplo.',
      'La tarjeta del seguro y la radiografía del año pasado.',
      {
        other_wordings: ['Una cosa más: ¿sabe qué tiene que traer?', '¿Qué papeles va a traer?'],
        reactions: [
          when('radiografía*|informe*|historial|exámenes|examen|análisis|analítica|pruebas|resultados', [
            'Muy bien, al doctor le va a servir.',
            'Perfecto, así el doctor puede comparar.',
            'Qué bien, así no le repiten el examen.',
          ]),
          when(
            'medicamento*|remedio*|calmante*|receta*|lista|pastilla*',
            'Muy bien pensado: lo que toma es importante.',
          ),
          when('seguro|tarjeta', ['Eso es lo más importante.', 'Exacto, sin el seguro no puedo hacer nada.']),
          when('pasaporte|carnet|carné|cédula|dni|identi*|documento*|papeles', [
            'Exacto, lo necesito para la ficha.',
            'Sí, el documento siempre.',
          ]),
          when('dinero|plata', 'Dinero casi nunca hace falta, pero un documento sí.'),
          when(
            'paciencia|nada en especial|nada especial|alguien|ropa|nada más|a mí mism*',
            'Está bien. ¡Y traiga también un documento!',
          ),
          on('dont_know', 'Es fácil: un documento y la tarjeta del seguro. ¿Cuál de los dos tiene?', {
            goes_to: 'stay',
          }),
          on('yes', 'Perfecto, con eso basta.'),
          on('no', 'No se preocupe, con un documento basta.'),
          on('joke', 'Eso mejor lo deja en casa. ¿Y qué papeles va a traer?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Antes de colgar, ¿quiere preguntarme algo?',
      [],
      'Un consejo: «¿Me pongo hielo?», «¿Y si empeora?».',
      '¿Debo ponerme hielo, y puedo tomar un calmante?',
      {
        topics: [
          'debo|puedo*|qué hora|qué puedo|qué hay|qué tal|qué se|qué es|qué tipo|qué día*|qué tiene*|qué hace*|qué me|qué te|qué debo|qué tengo|qué pasa|qué más|qué le|qué trabaj*|qué edad|qué piso|qué haría|qué piensa*|qué cre*|qué parte|qué idioma*|quiero saber|quisiera saber|gustaría* saber',
          'me interesa|pregunta*|cómo puedo|cómo se|cómo es|cómo va|cómo funciona|cómo llego|cómo son|cómo está*|cómo te|cómo hago|cómo tengo|cómo lo|cómo voy|hielo|calmante*|caminar*|conducir|tomar|poner*|pongo|no quiero|no tengo|no puedo|no podría|no necesito|no hay problema|no gracias|no me|no es|no lo',
          'no la|no creo|ahora no|todavía no|aún no|no está*|no pasa|no importa|no tanto|no hace falta|venda|pierna|puedo hacer|qué hacer|debo hacer|dónde|dirección|tengo que|cuánto|*todo|gracias|quién|cuándo abr*|cuándo cierr*|cuándo sal*|cuándo empie*',
          'cuándo puedo|cuándo tengo|cuándo es|cuándo hay|cuándo va*|cuándo me|cuándo se|cuándo quieras|cuándo tiene*|cuándo lleg*|empeora|hay estacionamiento|hay algo|hay que|hay parqueadero|es gratis|es seguro|es posible|es lejos|es cierto|es mejor|es muy lejos|necesito|claro|radiografía|cuesta',
          'si duele|si me duele|baño*|ducha*|acompañad*|habla inglés|comer antes|conducir|tarda',
        ],
        other_wordings: [
          '¿Quiere saber algo más hasta la cita?',
          'Hasta que le vea el doctor, ¿tiene alguna pregunta?',
        ],
        reactions: [
          on('no', ['Entonces, todo claro.', 'Perfecto, entonces nos vemos pronto.']),
          when('todo claro|gracias', 'Perfecto, entonces nos vemos pronto.'),
          on('dont_know', 'Muchos preguntan por el hielo o por los calmantes. ¿Le interesa algo de eso?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
  ],
  twists: [
    twist(3, 'Perdone, hay una sirena y casi no le oigo. Ya pasó. Dígame: ¿cómo está ahora, y ha cambiado algo?'),
    twist(
      5,
      '¡Mire! Me acaban de pasar una nota: la doctora nueva tiene dos horas libres hoy, a las doce y media o a las seis menos cuarto. ¿Cuál le viene mejor?',
    ),
    twist(6, 'Un momento, se me ha apagado el computador… Ya. Escribo a mano. ¿Qué cree que tiene que traer?'),
  ],
  starters: [
    'Buenos días. ¿Es el centro de salud?',
    'Hola, ¿hablo con la recepción?',
    'Buenos días, espero que me pueda ayudar.',
  ],
  opening_message: 'Centro de salud Los Robles, buenos días, le atiende la recepción.',
  closing_message: 'Cuídese mucho y descanse. ¡Que se mejore!',
  correction: 'prompt',
})
