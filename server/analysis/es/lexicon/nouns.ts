const listOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** Nouns whose gender their ending does not say, or says wrongly. */
export const masculine = new Set(
  listOf(`día mapa problema tema sistema idioma clima programa planeta sofá poema esquema dilema síntoma diploma drama fantasma aroma coma carisma
  telegrama crucigrama pijama tranvía yoga menú coche café té viaje pie nombre hombre padre aire restaurante billete tomate chocolate aceite arroz pan
  hotel papel árbol sol mes país lápiz pez jardín tren avión camión corazón color calor amor dolor error autobús bus metro bar plan gol club examen
  origen volumen crimen orden interés inglés francés mar bebé jersey rey buey móvil champú tabú bambú parque puente monte bosque valle diente postre queso
  aeropuerto equipaje paisaje traje garaje mensaje lenguaje personaje porcentaje peaje masaje pasaje gigante guante elefante instante ambiente accidente
  incidente presente oriente occidente norte sur este oeste deporte pasaporte transporte soporte cine baile dulce aguacate cacahuete juguete paquete
  banquete bigote bote pote escote golpe detalle cheque ataque bloque tanque choque buque parche noviembre diciembre septiembre octubre modelo modelo lunes martes
  miércoles jueves viernes apartamento filete hambre vientre cofre sobre cobre timbre
  desastre sable cable mueble inmueble roble pueble límite desfile perfil barril abril fusil abril túnel pastel cartel cuartel nivel ángel arroz maíz
  matiz tapiz cáliz reloj móvil ascensor motor sector sabor olor humor valor vapor terror horror favor licor tambor temor rumor autor profesor doctor
  actor director fin jardín cojín calcetín delfín balón salón sillón limón melón jamón algodón ratón montón botón cartón buzón pantalón corazón camarón
  balcón rincón sermón timón tiburón plan pan flan imán volcán huracán gas mes estrés ciprés pies autobús virus campus bonus paraguas sacapuntas abrelatas
  lavavajillas cumpleaños rascacielos uno dos tres baño lugar hogar dólar cáncer poder ser deber placer líder collar taller celular alquiler chófer
  cadáver poeta monarca psiquiatra pediatra terapeuta idiota pirata atleta colega camarada acróbata suicida nómada espía guardia guarda juez mártir cometa
  cólera frente margen corte mar internet sartén dogma enigma estigma paradigma panorama melodrama cubata gorila carácter militar billar supermercado azúcar automóvil whisky jazz golf récord radar`),
)
export const feminine = new Set(
  listOf(`mano foto moto radio gente noche tarde calle clase leche carne llave nube sangre suerte muerte parte mente fuente torre nieve sal luz cruz
  voz vez paz flor piel miel cárcel señal red pared sed salud edad ley imagen serie especie superficie fe fiebre base fase frase llave clave nave ave
  costumbre cumbre lumbre legumbre certidumbre muchedumbre hambre sierpe corriente mente simiente tos crisis tesis síntesis dosis hipótesis análisis_
  oasis_ sílfide pirámide pulmonía nariz raíz perdiz actriz emperatriz cicatriz matriz codorniz tez vejez niñez estupidez rapidez timidez honradez
  sencillez pesadez labor tele bici peli mili madre gripe barbarie intemperie planicie calvicie llanura sartén orden_ postal catedral
  capital moral señal sucursal terminal labor noche leche suite editorial élite tribu jirafa virgen margen_ razón opinión reunión unión región religión ocasión
  poeta psiquiatra pediatra terapeuta idiota pirata atleta colega camarada acróbata suicida nómada espía guardia guarda juez mártir cometa cólera frente
  corte mar internet mujer costilla decisión televisión pasión misión sesión comunión hipótesis selfi web app hormiga parálisis metrópolis`).map(
    (word) => word.replace('_', ''),
  ),
)
/** Feminine nouns that begin with a stressed a: "el agua". */
export const withEl = new Set(
  listOf(
    'agua alma ama área arma arpa aula ave águila hacha hada hambre ancla asa ala ansia acta arca asta ancla ascua aspa alga alba ánfora aya álgebra habla África',
  ),
)
/** Adjectives with one form for both genders. */
export const oneForm = new Set(
  listOf(`grande verde interesante importante inteligente triste fuerte amable pobre dulce caliente diferente siguiente excelente alegre libre breve suave
  valiente elegante presente reciente frecuente evidente urgente suficiente paciente consciente independiente brillante picante agradable posible imposible
  terrible horrible increíble responsable culpable probable notable estable razonable saludable sostenible flexible sensible visible disponible doble simple
  azul fácil difícil útil inútil popular mejor peor mayor menor joven feliz gris común capaz audaz veloz natural normal especial general principal real ideal
  social cultural musical nacional internacional tradicional profesional personal original final total legal ilegal mental actual puntual igual familiar
  particular similar regular anterior posterior superior inferior exterior interior azul cruel fiel infantil juvenil débil ágil frágil dócil cortés amable
  individual independiente encantadora_ disponible desagradable adorable insignificante inevitable invisible nuclear espectacular cierto_ marrón rosa naranja violeta optimista pesimista realista egoísta turista socialista belga`).filter(
    (word) => !word.endsWith('_'),
  ),
)
/** Small words that are masculine or feminine as the person is. */
export const bothGenders = /(?:ista|ante|ente|iente)$/
