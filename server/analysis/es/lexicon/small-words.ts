/** Words that hold the language together: lemma, tags, forms. */
export const smallWords = `
el det art def masc sg: el
el det art def fem sg: la
el det art def masc pl: los
el det art def fem pl: las
lo det art def neuter: lo
uno det art indef masc sg: un
uno det art indef fem sg: una
uno det art indef masc pl: unos
uno det art indef fem pl: unas
este det dem masc sg: este
este det dem fem sg: esta
este det dem masc pl: estos
este det dem fem pl: estas
ese det dem masc sg: ese
ese det dem fem sg: esa
ese det dem masc pl: esos
ese det dem fem pl: esas
aquel det dem masc sg: aquel
aquel det dem fem sg: aquella
aquel det dem masc pl: aquellos
aquel det dem fem pl: aquellas
esto pron dem neuter: esto eso aquello
mi det poss sg: mi tu su
mi det poss pl: mis tus sus
nuestro det poss masc sg: nuestro vuestro
nuestro det poss fem sg: nuestra vuestra
nuestro det poss masc pl: nuestros vuestros
nuestro det poss fem pl: nuestras vuestras
mío pron poss: mío mía míos mías tuyo tuya tuyos tuyas suyo suya suyos suyas
mucho det quant masc sg: mucho
mucho det quant fem sg: mucha
mucho det quant masc pl: muchos
mucho det quant fem pl: muchas
poco det quant masc sg: poco
poco det quant fem sg: poca
poco det quant masc pl: pocos
poco det quant fem pl: pocas
otro det quant masc sg: otro
otro det quant fem sg: otra
otro det quant masc pl: otros
otro det quant fem pl: otras
todo det quant masc sg: todo
todo det quant fem sg: toda
todo det quant masc pl: todos
todo det quant fem pl: todas
alguno det quant masc sg: algún alguno
alguno det quant fem sg: alguna
alguno det quant masc pl: algunos
alguno det quant fem pl: algunas
ninguno det quant masc sg: ningún ninguno
ninguno det quant fem sg: ninguna
tanto det quant masc sg: tanto
tanto det quant fem sg: tanta
tanto det quant masc pl: tantos
tanto det quant fem pl: tantas
demasiado det quant masc sg: demasiado
demasiado det quant fem sg: demasiada
demasiado det quant masc pl: demasiados
demasiado det quant fem pl: demasiadas
mismo adj masc sg: mismo
mismo adj fem sg: misma
mismo adj masc pl: mismos
mismo adj fem pl: mismas
cada det quant: cada cualquier varios varias ambos ambas bastante bastantes más menos
yo pron subj 1s: yo
tú pron subj 2s: tú
él pron subj 3s: él ella usted
nosotros pron subj 1p: nosotros nosotras
vosotros pron subj 2p: vosotros vosotras
ellos pron subj 3p: ellos ellas ustedes
me pron obj: me te se nos os le les lo la los las
mí pron prep: mí ti sí conmigo contigo consigo
qué pron question: qué quién quiénes cuál cuáles
cuánto pron question: cuánto cuánta cuántos cuántas
cómo adv question: cómo dónde cuándo adónde
que conj sub: que si porque aunque cuando mientras pues como donde según para_que
quien pron rel: quien quienes cual cuales cuyo cuya cuanto
y conj coord: y e o u ni pero sino
de prep: de a en con por para sin sobre entre hasta desde hacia contra durante mediante tras ante bajo
del prep art masc sg: del al
no adv neg: no nunca jamás tampoco nada nadie
algo pron indef: algo alguien nada nadie
muy adv degree: muy tan más menos bastante demasiado casi
ya adv: ya aún todavía hoy ayer mañana anoche ahora luego después antes siempre nunca aquí allí ahí allá cerca lejos bien mal también tampoco solo sólo así quizás quizá entonces además arriba abajo dentro fuera delante detrás encima debajo enfrente pronto tarde temprano mucho poco incluso acaso tal apenas
sí interj: sí no hola adiós gracias vale ok okay bueno claro perdón perdona perdone disculpa disculpe oye oiga mira ay ah eh uy guau venga hala ojalá por_favor
dos num: dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintiún veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento doscientos doscientas trescientos trescientas cuatrocientos quinientos quinientas seiscientos setecientos ochocientos novecientos mil millón millones
primero num ord: primero primera primeros primeras primer segundo segunda tercero tercera tercer cuarto quinta quinto
gran adj masc sg: gran buen mal
gran adj fem sg: gran
hay verb pres impersonal: hay
escribido wrong: escribido abrido rompido ponido hacido volvido morido veído cubrido descubrido resolvido
supermercado noun masc sg: supermercado
supermercado noun masc pl: supermercados
dedo noun masc sg: dedo bolsillo equipaje
empresa noun fem sg: empresa pesadilla autopista ensalada mantequilla promesa galería rodilla república pastilla
ensalada noun fem pl: ensaladas pastillas rodillas empresas
boy wrong: boy pas ho
chile noun masc sg: chile pibe burrito ceviche bondi chupito
chile noun masc pl: chiles pibes burritos ceviches chupitos
arepa noun fem sg: arepa piba pupusa palta campera
whatsapp noun masc sg: whatsapp internet wifi email smartphone móvil selfie instagram tiktok youtube facebook
`
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => {
    const [head = '', forms = ''] = line.split(': ')
    const [lemma = '', ...tags] = head.split(' ')
    return forms
      .split(' ')
      .map((form) => ({ form, lemma: tags[0] === 'det' || tags[0] === 'adj' ? lemma : form, tags: tags.join(' ') }))
  })
