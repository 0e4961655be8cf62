/** What is written as it sounds, or by rule, and what was meant; `·` stands for a space. */
const forms = `mucho muito mucha muita muchos muitos muchas muitas chuveu choveu chuvendo chovendo maça maçã maças maçãs fasso faço fassa faça derepente de·repente trabaia trabalha trabaio trabalho trabaiar trabalhar voceis vocês tabem também tchao tchau xau tchau asim assim asima acima veses vezes fazeno fazendo cidadi cidade noiti noite verdadi verdade genti gente interesante interessante diferensa diferença excessão exceção exceçao exceção caza casa
ja já so só nois nós tres três serio sério musica música familia família familha família concerteza com·certeza derrepente de·repente apartir a·partir
mecher mexer exelente excelente muinto muito menas menos nesecito preciso pasaporte passaporte cosinha cozinha cosinhar cozinhar cosinho cozinho
quaderno caderno quadernos cadernos cadera cadeira caderas cadeiras pasar passar pasei passei pasa passa pasamos passamos blussa blusa esa essa
eso isso filio filho filia filha filios filhos filias filhas hoge hoje hoji hoje oje hoje xega chega xegar chegar xego chego xegou chegou
cheguar chegar xuva chuva guarda-xuva guarda-chuva vino vinho vinos vinhos brazileira brasileira brazileiro brasileiro brazileiros brasileiros
brazileiras brasileiras sedo cedo manian manhã manha manhã mañana amanhã ten tem sin sem nasi nasci nasí nasci nascí nasci compar comprar
conpar comprar conprar comprar conprei comprei homen homem omem homem homems homens homen's homens jovems jovens viagems viagens mensagems mensagens
imagems imagens garagems garagens ontens ontem ouvo ouço ouso ouço fazo faço faso faço podo posso possu posso perdo perco pido peço trazi trouxe
trazeu trouxe trouxi trouxe dizeu disse dizi disse fazi fiz fazeu fez poneu pôs ponemos pusemos sabo sei sabi soube sabeu soube poderam puderam
podi pude podeu pôde queri quis quereu quis vinhi vim veni vim vineu veio teni tive tineu teve teveram tiveram estiverão estiveram estoi estou
dormo durmo vesto visto seguo sigo prefero prefiro repeto repito consego consigo consiguo consigo conseguo consigo sao são sali saí salí saí
dormei dormi comei comi bebei bebi vendei vendi escrevei escrevi saiei saí abrei abri partei parti pãos pães alemãos alemães cãos cães mãoes mãos
irmões irmãos cidadões cidadãos liçãos lições cançãos canções estaçãos estações aviãos aviões coraçãos corações caminhãos caminhões limãos limões
botãos botões leãos leões feijãos feijões televisãos televisões profissãos profissões informaçãos informações refeiçãos refeições reuniãos reuniões
opiniãos opiniões condiçãos condições situaçãos situações soluçãos soluções emoçãos emoções ligaçãos ligações melãos melões violãos violões
cartãos cartões portãos portões calçãos calções animals animais hotels hotéis hospitals hospitais papels papéis jornals jornais azuls azuis
fáceils fáceis difícils difíceis possívels possíveis espanhols espanhóis sols sóis lençols lençóis locals locais canals canais finals finais
legals legais iguals iguais flors flores mulhers mulheres professors professores cantors cantores doutors doutores cors cores dors dores luzs luzes
vezs vezes mess meses mêses meses rapazs rapazes felizs felizes paízes países francêses franceses inglêses ingleses portuguêses portugueses
inglêsa inglesa francêsa francesa portuguêsa portuguesa japonêsa japonesa mui muito mut muito muto muito mtu muito muitu muito tambien também
tanbém também tanbem também tamben também tambén também tambem também amiho amigo amigu amigo amigus amigos agua água augua água obrigadu obrigado
obligado obrigado obligada obrigada ovrigado obrigado porfavor por·favor por-favor por·favor porfabor por·favor denada de·nada tudobem tudo·bem
tudu tudo ouvesse houvesse aver haver oie oi oy oi iscola escola eskola escola escuela escola isplicar explicar esplicar explicar
esperiência experiência experiencia experiência expecial especial espanhou espanhol espanol espanhol espanhól espanhol portugues português
portugês português portuges português purtuguês português trabaliar trabalhar trabalio trabalho trabalia trabalha trabaho trabalho trabajar trabalhar
trabajo trabalho mulier mulher muler mulher melior melhor milhor melhor melhór melhor fameglia família colegio colégio senhiora senhora
seniora senhora señor senhor señora senhora banheru banheiro baniero banheiro baño banheiro dinero dinheiro dineiro dinheiro diñeiro dinheiro
cozina cozinha cocina cozinha vizino vizinho vecino vizinho vizina vizinha amaña amanhã cerveza cerveja servesa cerveja serveja cerveja
chocolat chocolate xocolate chocolate queijio queijo keijo queijo quejo queijo pexe peixe peiche peixe peyxe peixe caxa caixa pao pão leiti leite
leche leite frangu frango belesa beleza certesa certeza pobresa pobreza tristesa tristeza naturesa natureza surpreza surpresa despeza despesa
empreza empresa mezas mesas meza mesa coiza coisa couza coisa atraz atrás atraza atrasa atrazo atraso atrazado atrasado atrazada atrasada
sapatu sapato camiza camisa vistido vestido vestidu vestido calsa calça calsas calças calssa calça praca praça prassa praça açucar açúcar
assúcar açúcar asucar açúcar assucar açúcar almoco almoço almosso almoço almoso almoço cabesa cabeça cabessa cabeça servico serviço serviso serviço
preco preço presso preço comeso começo comesar começar começár começar nasimento nascimento nacimento nascimento precizo preciso presiso preciso
presizo preciso preçiso preciso presisa precisa precisu preciso nececito necessito nesesário necessário necesario necessário nescessário necessário
necessario necessário pasado passado pasada passada profesor professor profesora professora proffesor professor proffessor professor
profisão profissão asistir assistir asisto assisto asistí assisti esqueser esquecer esquesi esqueci esquesido esquecido conheser conhecer
conhesi conheci conoser conhecer conocer conhecer trabaja trabalha trabajan trabalham trabajamos trabalhamos vivir viver mejor melhor mejores melhores conhesso conheço conheso conheço paresse parece parese parece paresido parecido crescêr crescer creser crescer
naser nascer pisina piscina picina piscina viajem viagem viajens viagens longi longe hoteu hotel hotéu hotel brasiu Brasil brasileru brasileiro
fasil fácil fassil fácil dificel difícil difisil difícil difícel difícil legau legal jornau jornal animau animal sempri sempre onti ontem
geladera geladeira primero primeiro primera primeira dinhero dinheiro tercero terceiro banhero banheiro janero janeiro fevrero fevereiro
febrero fevereiro enero janeiro bandera bandeira madera madeira companero companheiro manera maneira enfermera enfermeira cozinhera cozinheira
segunda-fera segunda-feira terça-fera terça-feira quarta-fera quarta-feira quinta-fera quinta-feira sexta-fera sexta-feira otro outro otra outra
otros outros otras outras poco pouco poca pouca loco louco ropa roupa aora agora ahora agora cuando quando quatru quatro cuatro quatro cuanto quanto
cual qual cuarto quarto entonces então entonses então mientras enquanto siempre sempre nunka nunca aqí aqui akí aqui aki aqui allá lá dónde onde
porke porque porqe porque pq porque vc você voçê você voçe você vocé você voçês vocês vocêis vocês vôce você estudiar estudar estudiante estudante
necesita precisa dormír dormir pensu penso gostu gosto falu falo hablar falar biçicleta bicicleta bisicleta bicicleta restaurant restaurante
restorante restaurante hospitau hospital apartamiento apartamento apartamentu apartamento agradeser agradecer agradesso agradeço felis feliz
feliş feliz feliç feliz infelismente infelizmente talves talvez talveis talvez rapas rapaz lus luz naris nariz enchaqueca enxaqueca enchada enxada
enxer encher xave chave xaves chaves xá chá xeio cheio xeiro cheiro baicho baixo abaicho abaixo licho lixo caicha caixa deichar deixar deicha deixa
puchar puxar jelo gelo jente gente hojé hoje jelado gelado laranga laranja cangica canjica tijela tigela ageitar ajeitar geito jeito alí ali aquí aqui
tú tu nú nu caquí caqui abacaxí abacaxi juíz juiz raíz raiz feiúra feiura idéia ideia idéias ideias assembléia assembleia vôo voo enjôo enjoo
lêem leem vêem veem pára para côr cor flôr flor êle ele êsse esse vôvo vovô vovo vovô cancao canção cancoes canções estacao estação licao lição
licoes lições coracao coração informacao informação opiniao opinião televisao televisão reuniao reunião irmaos irmãos orgao órgão orgaos órgãos
aniversario aniversário negocio negócio horario horário salario salário dicionario dicionário escritorio escritório exercicio exercício predio prédio
edificio edifício remedio remédio silencio silêncio inicio início hacer fazer tener ter decir dizer venir vir traer trazer quedar ficar
empezar começar empiezo começo cerrar fechar jugar jogar juego jogo olvidar esquecer olvidé esqueci yo eu muy muito usted você ustedes vocês
nosotros nós ellos eles ella ela ellas elas quien quem beneficiente beneficente previlégio privilégio seje seja sejem sejam esteje esteja
estejem estejam poblema problema pobrema problema poblemas problemas probrema problema iorgute iogurte iorgurte iogurte largatixa lagartixa
mortandela mortadela mendingo mendigo asterístico asterisco xipófagos xifópagos nervozo nervoso gostozo gostoso gostoza gostosa famozo famoso
famoza famosa perigozo perigoso curiozo curioso delicioço delicioso deliciozo delicioso maravilhozo maravilhoso maraviglioso maravilhoso
fransês francês françês francês inglez inglês chinez chinês japonez japonês mez mês paiz país atravez através`

/** Places and names, which have a capital letter. */
const names = `Brasil Japão Itália França Alemanha Espanha Inglaterra Colômbia Venezuela Canadá Bolívia Uruguai Paraguai Equador México Rússia Suíça Áustria Austrália Índia Turquia Polônia Bélgica Grécia Suécia Noruega Dinamarca Egito Marrocos Cuba Irlanda Escócia Europa África Ásia
Lisboa Londres Paris Madri Berlim Recife Brasília Curitiba Florianópolis Fortaleza_ Tóquio Roma_ Manaus Pequim
Paulo João Pedro Carlos José Luís Lucas Mateus Marcos_ Antônio Fernando Ricardo Rafael Gabriel Rodrigo Felipe André Miguel Daniel Bruno Gustavo Eduardo Marcelo Maria Juliana Fernanda Beatriz Camila Mariana Gabriela Patrícia Luísa Helena Mônica Cláudia Sofia Laura Isabel Antonio Diego Juan Luis Carmen`
const pairs = forms.split(/\s+/).filter(Boolean)

/** Misspelt words and what was meant. */
export const misspelt: ReadonlyMap<string, string> = new Map([
  ...pairs.flatMap((word, index): [string, string][] => {
    const better = pairs[index + 1]?.replaceAll('·', ' ')
    return index % 2 === 0 && better !== undefined && better !== word ? [[word, better]] : []
  }),
  ...names
    .split(/\s+/)
    .filter((name) => name !== '' && !name.endsWith('_'))
    .map((name): [string, string] => [name.toLowerCase(), name]),
])
