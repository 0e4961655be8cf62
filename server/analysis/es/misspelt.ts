// A word that the lexicon lacks, and what it is meant to be; pairs apart by a bar or a line.
const pairs = `
  pidé pedí | dormé dormí | servé serví | sentié sentí
  abitación habitación | abla habla | ablar hablar | ablo hablo | abrida abierta | almorzo almuerzo
  almorzé almorcé | almuerso almuerzo | ambre hambre | amistá amistad | aora ahora | aparcé aparqué
  apartamiento apartamento | appartamento apartamento | aser hacer | bacaciones vacaciones | bamos vamos
  bentana ventana | berano verano | berde verde | biajar viajar | biaje viaje | biernes viernes
  bisitar visitar | bive vive | bivir vivir | bivo vivo | buscé busqué | cabesa cabeza | caió cayó
  canciónes canciones | canpo campo | cansao cansado | cansión canción | cerra cierra | ciudá ciudad
  classe clase | comenza comienza | comenzé comencé | communicar comunicar | conducí conduje
  conduzo conduzco | conoco conozco | construió construyó | corason corazón | corasón corazón | cosina cocina
  cosinar cocinar | creió creyó | cruzé crucé | decirá dirá | deciré diré | deció dijo | deco digo
  desir decir | dició dijo | differente diferente | dificíl difícil | difisil difícil | dorme duerme
  dormió durmió | dormo duermo | ecsamen examen | empeza empieza | empezé empecé | enpezar empezar
  entende entiende | entendo entiendo | ermana hermana | ermano hermano | ermanos hermanos | esamen examen
  escuella escuela | eskuela escuela | espanol español | estasión estación | estava estaba | estavan estaban
  estuví estuve | estó estuvo | explicé expliqué | exámen examen | facíl fácil | famiglia familia
  familla familia | fasil fácil | felis feliz | fuy fui | grasias gracias | gugar jugar
  habitasión habitación | hacerá hará | haceré haré | hació hizo | haco hago | hací hice | hase hace
  haser hacer | havitación habitación | ija hija | ijo hijo | ijos hijos | immediatamente inmediatamente
  imposivle imposible | informasión información | intelijente inteligente | interessante interesante | iva iba
  izquerda izquierda | jente gente | jugé jugué | ke que | kiero quiero | lecsión lección | leió leyó
  leó leyó | llegé llegué | llovio llovió | manana mañana | manaña mañana | marmelada mermelada
  mañanna mañana | miercoles miércoles | miércole miércoles | morió murió | mui muy | nececito necesito
  necessario necesario | nescesito necesito | nesesito necesito | ninos niños | nonna abuela | ofreco ofrezco
  oió oyó | onbre hombre | organizé organicé | oy hoy | oyo oigo | pagé pagué | pareco parezco
  pasaport pasaporte | pedió pidió | penso pienso | pequena pequeña | pequeno pequeño | pescao pescado
  poderá podrá | poderé podré | podió pudo | podí pude | poneré pondré | pono pongo | posivle posible
  possible posible | practicé practiqué | prefere prefiere | prefero prefiero | problemo problema
  profecional profesional | profesion profesión | professor profesor | programma programa | quero quiero
  realizé realicé | recordo recuerdo | repetió repitió | repeto repito | restaurán restaurante | sabado sábado
  saberé sabré | sabió supo | sabo sé | sacé saqué | salimábamos salíamos | saliran saldrán | salirá saldrá
  saliré saldré | salo salgo | sapato zapato | sapatos zapatos | sentió sintió | serca cerca | servió sirvió
  sinco cinco | tambien también | tanbien también | tanbién también | telefón teléfono | tenerá tendrá
  teneré tendré | tenió tuvo | teno tengo | tení tuve | tienpo tiempo | tocé toqué | traducí traduje
  traio traigo | trayí traje | trayó trajo | traímos trajimos | universidá universidad | utilizé utilicé
  vacasiones vacaciones | venirá vendrá | venirán vendrán | veniré vendré | venió vino | veno vengo
  vesina vecina | vesino vecino | yama llama | yamar llamar | yamo llamo | yave llave | yegar llegar
  yegué llegué | yovió llovió | yueve llueve | yuvia lluvia | zine cine | españa España | francia Francia
  alemania Alemania | italia Italia | inglaterra Inglaterra | portugal Portugal | brasil Brasil
  méxico México | colombia Colombia | madrid Madrid | barcelona Barcelona | sevilla Sevilla | londres Londres
  avia había | abia había | havia había | avía había | sobretutto sobre todo | sobretodo sobre todo
  trabalho trabajo | trabalha trabaja | não no | noite noche | muito mucho | obrigado gracias | obrigada gracias | tenho tengo
  minha mi | meu mi | uma una | filho hijo | filha hija | irmão hermano | irmã hermana | ontem ayer | hoje hoy | cidade ciudad
  dinheiro dinero | mulher mujer | homem hombre | ônibus autobús | trem tren | pão pan | você usted | janeiro enero
  oi hola | jaqueta chaqueta | museu museo | esquerda izquierda | ajuda ayuda | jaquetas chaquetas
  falar hablar | falo hablo | fala habla | quer quiere | fazer hacer | posso puedo | vou voy | estou estoy
  pantelón pantalón | pantelones pantalones | sanahoria zanahoria | sanahorias zanahorias
  porfavor por favor | porfabor por favor | aveces a veces | osea o sea
  parís París | berlín Berlín | lisboa Lisboa | europa Europa | japón Japón
  ghana Ghana | nigeria Nigeria | kenia Kenia | marruecos Marruecos | ucrania Ucrania | polonia Polonia | turquía Turquía
  austria Austria | irlanda Irlanda | noruega Noruega | suecia Suecia | vietnam Vietnam | senegal Senegal
`

/** Forms that learners make up, and words as they hear them. */
export const misspelt: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/\s*[|\n]\s*/)
    .map((pair): [string, string] => {
      const [wrong = '', ...right] = pair.split(' ')
      return [wrong, right.join(' ')]
    }),
)
