const genders = ['masc sg', 'fem sg', 'masc pl', 'fem pl']

/** Determiners, four forms each: masculine and feminine, singular and plural. */
const determiners = `
o det art def: o a os as
um det art indef: um uma uns umas
este det dem: este esta estes estas
esse det dem: esse essa esses essas
aquele det dem: aquele aquela aqueles aquelas
meu det poss: meu minha meus minhas
teu det poss: teu tua teus tuas
seu det poss: seu sua seus suas
nosso det poss: nosso nossa nossos nossas
muito det quant: muito muita muitos muitas
pouco det quant: pouco pouca poucos poucas
outro det quant: outro outra outros outras
todo det quant: todo toda todos todas
algum det quant: algum alguma alguns algumas
nenhum det quant: nenhum nenhuma nenhuns nenhumas
tanto det quant: tanto tanta tantos tantas
quanto det quant: quanto quanta quantos quantas
mesmo adj det quant: mesmo mesma mesmos mesmas
do det art contracted: do da dos das
no det art contracted: no na nos nas
ao det art contracted: ao à aos às
pelo det art contracted: pelo pela pelos pelas
num det art contracted: num numa nuns numas
dum det art contracted: dum duma duns dumas
neste det dem contracted: neste nesta nestes nestas
nesse det dem contracted: nesse nessa nesses nessas
naquele det dem contracted: naquele naquela naqueles naquelas
deste det dem contracted: deste desta destes destas
desse det dem contracted: desse dessa desses dessas
daquele det dem contracted: daquele daquela daqueles daquelas
àquele det dem contracted: àquele àquela àqueles àquelas
bom adj: bom boa bons boas
mau adj: mau má maus más
novo adj: novo nova novos novas
nu adj: nu nua nus nuas
alemão adj: alemão alemã alemães alemãs
europeu adj: europeu europeia europeus europeias
judeu adj: judeu judia judeus judias
`

/** Words that hold the language together: lemma, tags, forms. */
const others = `
ambos det quant masc pl: ambos dois
ambas det quant fem pl: ambas duas
cada det each: cada qualquer quaisquer
vários det quant masc pl: vários
várias det quant fem pl: várias
eu pron subj 1s: eu
tu pron subj 2s: tu
ele pron subj 3s masc: ele
ela pron subj 3s fem: ela
você pron subj 3s: você cê vc
nós pron subj 1p: nós
eles pron subj 3p masc: eles
elas pron subj 3p fem: elas
vocês pron subj 3p: vocês vcs
me pron obj: me te se nos lhe lhes vos lo la los las
o pron obj clitic: o a os as
mim pron prep: mim ti si comigo contigo consigo conosco convosco
dele pron poss: dele dela deles delas nele nela neles nelas
isso pron neuter: isso isto aquilo disso disto daquilo nisso nisto naquilo
quem pron question: quem qual quais
que conj: que se porque embora quando enquanto pois como onde logo conforme portanto senão caso porquê
quê pron question: quê cadê aonde
e conj coord: e ou mas nem porém
de prep: de a em com por para pra pro sem sobre entre até desde contra durante após perante sob ante per
não adv neg: não nunca jamais nada ninguém
algo pron indef: algo alguém tudo outrem
muito adv degree: muito mais menos bem bastante tão pouco meio quase super demais
já adv: já ainda hoje ontem amanhã anteontem agora logo depois antes sempre aqui aí ali lá cá longe perto bem mal também só apenas assim talvez então além dentro fora frente trás cedo tarde demais sim inclusive mesmo aliás afinal enfim acima abaixo atrás embaixo adiante lado através somente devagar depressa
sim interj: sim oi olá tchau obrigado obrigada valeu ok okay claro desculpa desculpe opa ué nossa ah eh ei oba puxa poxa credo eita uau viva alô né tá tô pra pro pras pros cê hein hum psiu beleza legal viu
três num: três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento duzentos duzentas trezentos trezentas quatrocentos quinhentos seiscentos setecentos oitocentos novecentos mil
milhão num noun masc sg: milhão bilhão
milhão num noun masc pl: milhões bilhões
primeiro num ord masc sg: primeiro segundo terceiro quarto quinto sexto último próximo
primeiro num ord fem sg: primeira segunda terceira quarta quinta sexta última próxima
primeiro num ord masc pl: primeiros segundos últimos próximos
primeiro num ord fem pl: primeiras segundas últimas próximas
grande adj sg: grande
tô verb pres 1s: tô
tá verb pres 3s: tá
tão verb pres 3p: tão
internet noun fem sg: internet selfie
app noun masc sg: whatsapp zap instagram tiktok youtube facebook wifi wi-fi email e-mail online offline smartphone notebook laptop tablet app apps site sites blog vlog shopping show shows pizza pizzas sushi hambúrguer fast-food delivery fitness rock pop rap jazz hip-hop funk netflix spotify uber google stress gamer games game videogame videogames link post posts streaming chat podcast podcasts freezer hobby hobbies ketchup airbnb pix bluetooth mouse software hardware marketing design feedback delivery shampoo milk-shake ok jeans short shorts legging hostel check-in check-out crush deletar meme memes spoiler influencer youtuber home-office trekking camping surf skate vôlei basquete ipod iphone tv tvs dvd cd cds dj cpf rg sp rj bh kg km cm ml kcal min h ps sms gps usb pdf xau kkk rs tb blz bjs bj abs pq hj oq q n
`
const wrongForms = 'le les fazido abrido escrevido dizido vido ponhido cobrido trazido_ descobrido'
const spanish =
  'muy pero hay con y en hoy ayer gracias bien el una también ahora iglesia calle perro hermano hermana hijo hija ciudad leche noche coche playa trabajo año años español mañana tengo soy quiero puedo estoy voy hablo necesito tiene tienes quieres puede hace llamo llama llaman gusta gustan exquisito exquisita exquisitos exquisitas yamo lhamo'

export const smallWords = [
  ...determiners.split('\n').flatMap((line) => {
    const [head = '', forms = ''] = line.split(': ')
    const [lemma = '', ...tags] = head.split(' ')
    return forms
      .split(' ')
      .filter(Boolean)
      .map((form, at) => ({ form, lemma, tags: `${tags.join(' ')} ${genders[at] ?? ''}` }))
  }),
  ...others
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [head = '', forms = ''] = line.split(': ')
      const [lemma = '', ...tags] = head.split(' ')
      const keepsLemma = tags[0] === 'adj' || tags[0] === 'verb' || tags[0] === 'det'
      return forms.split(' ').map((form) => ({ form, lemma: keepsLemma ? lemma : form, tags: tags.join(' ') }))
    }),
  ...wrongForms
    .split(' ')
    .filter((form) => !form.endsWith('_'))
    .map((form) => ({ form, lemma: form, tags: 'wrong' })),
  ...spanish.split(' ').map((form) => ({ form, lemma: form, tags: 'spanish' })),
]
