import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const cafeB1 = template({
  id: 'cafe-b1',
  name: 'Um café com uma amiga',
  language: 'pt',
  level: 'B1',
  description: 'Você encontra uma velha amiga num café. Conte as novidades, escolham o que pedir e façam um plano.',
  role: 'Uma antiga colega de escola, em um café do Recife',
  partner_name: 'Camila',
  region: 'BR',
  scenario:
    'Vocês não se veem há um ano. Sua amiga guardou uma mesa e quer saber de tudo. O café está cheio, e nem tudo do cardápio ainda tem.',
  goals: [
    'Consigo contar o que aconteceu ultimamente.',
    'Consigo comparar e dizer o que prefiro.',
    'Consigo reagir quando um plano muda.',
    'Consigo marcar um encontro.',
  ],
  grammar: ['pretérito perfeito e imperfeito', 'preferir e gostar mais de', 'ir + infinitivo', 'porque e por isso'],
  vocabulary: words({
    'colocar a conversa em dia': 'contar as novidades um ao outro',
    lotado: 'com muita gente',
    caseiro: 'feito em casa ou no próprio café',
    recomendar: 'dizer que algo é bom para alguém',
    dividir: 'comer ou usar algo em dois',
    convidar: 'chamar alguém ou pagar por alguém',
    'rachar a conta': 'cada um pagar a metade',
    acabou: 'não tem mais',
    ultimamente: 'nos últimos dias ou semanas',
    'estar com pressa': 'ter pouco tempo',
    'não ver a hora': 'querer muito que algo aconteça',
    'que pena': 'isso é um pouco triste',
  }),
  facts: [
    fact(
      'Quanto custa a viagem?',
      ['quanto|preço|caro|cara', 'viag*|ilha*|passagem|hotel'],
      'Não é barata: uns quatro mil reais cada um. Por isso junto dinheiro desde março.',
    ),
    fact(
      'Você gosta do trabalho novo?',
      ['gosta|gostando', 'trabalho|emprego|livraria'],
      'Adoro, só não gosto de trabalhar aos sábados de manhã.',
    ),
    fact('Você está com pressa?', ['você', 'pressa|hora*|horas|tempo'], 'Hoje tenho a tarde inteira para você.'),
    fact('Como você está?', 'como você está|tudo bem|como vai', 'Muito bem, e ainda melhor agora!'),
    fact(
      'O que você tem feito?',
      ['você', 'que tem feito|novidade*|anda fazendo|fez|conta|tem feito'],
      'Mudei de emprego e agora trabalho numa livraria. E aprendi a surfar, mais ou menos!',
    ),
    fact(
      'Onde você trabalha?',
      ['você|seu', 'trabalha|trabalho|emprego'],
      'Numa livraria aqui perto, faz seis meses. Ganho pouco e leio muito.',
    ),
    fact(
      'Onde você mora agora?',
      ['onde', 'mora|morando|casa'],
      'Moro em Olinda, numa casinha azul, no alto da ladeira.',
    ),
    fact(
      'Você está namorando?',
      'namora*|casou|casada|solteira|marido',
      'Estou namorando há três meses. Ele é dentista, imagine!',
    ),
    fact(
      'E a sua família?',
      ['sua|seu|seus', 'família|mãe|pai|irmão|irmã|pais'],
      'Todos bem. Meu irmão casou, e a minha mãe ainda pergunta por você.',
    ),
    fact('Você ainda tem aquele gato?', 'gato*|cachorro*|bicho*', 'O Frevo está velhinho e gordo, mas manda na casa.'),
    fact(
      'Você viu alguém da escola?',
      'escola|turma|professor*|colega*',
      'Encontrei a professora de matemática na praia. Ela ainda me corrige!',
    ),
    fact(
      'Para que ilhas você quer ir?',
      ['que|qual|quais|onde', 'ilha*'],
      'Fernando de Noronha! Sonho com essas praias desde criança.',
    ),
    fact(
      'Quando você vai viajar?',
      ['quando|que mês|data', 'viaj*|viagem|ir|seria|pensa|vai viajar|você vai'],
      'Em janeiro, por duas semanas, se o meu chefe deixar.',
    ),
    fact('Quem mais vai?', ['quem|alguém', 'vai|vem|junto'], 'Por enquanto, só eu. O meu namorado tem medo de avião.'),
    fact(
      'O que você vai pedir?',
      ['você', 'vai pedir|vai comer|vai beber|vai tomar|vai querer'],
      'Vou de sopa e café com leite, como sempre.',
    ),
    fact(
      'O que você recomenda?',
      'recomend*|indica|melhor|gostoso|boa aqui',
      'A sopa caseira é famosa. E o pastel de nata é perfeito para dividir.',
    ),
    fact('Sopa de quê?', ['sopa', 'que|qual|como|quê'], 'É de feijão, bem temperada, com pão quentinho.'),
    fact('Quanto custa?', 'quanto|preço*|caro|cardápio', 'Aqui quase tudo custa entre dez e vinte reais.'),
    fact('Onde é o banheiro?', 'banheiro', 'Lá no fundo, depois do balcão.'),
    fact('Tem wi-fi aqui?', 'wi-fi|wifi|internet|senha', 'Tem, mas a senha só o garçom sabe. Melhor conversar!'),
    fact(
      'Que tal sábado?',
      'que tal|pode ser|podemos|poderíamos|vamos|sábado|domingo|amanhã|sexta',
      'Por mim, combinado!',
    ),
  ],
  steps: [
    step(
      'Que bom ver você! Senta aqui. O que você tem feito ultimamente?',
      [],
      'Conte uma ou duas novidades: “Comecei…”, “Mudei…”.',
      'Ultimamente tenho trabalhado muito, e comecei um curso novo à noite.',
      {
        other_wordings: [
          'Um ano inteiro! Conta tudo: o que você fez nesse tempo?',
          'Quero saber de tudo! Quais são as novidades?',
        ],
        topics: [
          'pilates|fazendo|faço|fiz|tenho feito|loteria|terminei|sem tempo|correria|sobreviv*|cuid*|dormindo|viv*|conhec*|apaixon*',
          'trabalh*|emprego|empresa|escritório|chefe|loja|vaga|demit*|desemprego|promov*|negócio|abri|aposent*|estágio|contrat*|entrevista',
          'estud*|curso*|faculdade|universidade|escola|prova*|aprend*|aula*|formei|formatura|línguas|português|diploma|vestibular|passei',
          'mud*|casa|apartamento|cidade|bairro|país|morar|moro|reform*|aluguel|comprei|vendi',
          'cas*|namor*|noiv*|separ*|divorci*|filho*|filha*|bebê|grávida|neto*|nasceu|família|irmão|irmã|avó|avô',
          'viaj*|viagem|férias|praia*|conheci|visitei|fui|voltei|exterior|intercâmbio',
          'esporte*|academia|corr*|corro|futebol|nad*|dança*|yoga|ioga|dieta|saúde|doente|operação|hospital|quebrei|médico|emagreci|engordei|treino',
          'comecei|terminei|acabei|continuo|ganhei|perdi|adotei|cachorro|carro|carteira|dirigir|aniversário|festa*',
          'música|violão|banda|livro*|pint*|jog*|série*|filme*|cozinh*|jardim|hobby|tempo livre|descans*|dorm*|fotografia',
          'nada|novidade*|especial|mesma coisa|igual|rotina|normal|tudo bem|sempre|ocupad*|cansad*|pouco|bastante|sofá|tese|livro|terapia|cabelo|escrev*|sozinh*|vestibular|concurso|empreend*|loja|horta|corrida|maratona|mestrado|doutorado|divórcio',
        ],
        reactions: [
          when('cas*|noiv*|namor*', ['O amor está no ar, que notícia boa!', 'E você só me conta agora!']),
          when('filho*|filha*|bebê|grávida|neto*|nasceu', 'Criança na família! Fico emocionada.'),
          when(
            'perdi|separ*|doente|morreu|hospital|demit*|operação|quebrei|desemprego',
            'Puxa, deve ter sido um ano difícil.',
          ),
          when('trabalh*|emprego|empresa|negócio|estágio|loja', [
            'Trabalho, sempre o trabalho! Pelo menos é um bom motivo para não me ligar.',
            'Olha só, uma vida profissional de respeito!',
            'Você não para! E ainda arranja tempo para mim.',
          ]),
          when('estud*|curso*|faculdade|aprend*|prova*|aula*|universidade|escola', [
            'Estudando! Você sempre foi a cabeça da turma.',
            'Aprender coisas novas rejuvenesce, dizem.',
          ]),
          when('mud*|apartamento|casa|cidade', 'Vida nova, então! Eu também me mudei, agora moro em Olinda.'),
          when('viaj*|viagem|férias|intercâmbio', 'Viajar, que inveja boa!'),
          when('nada|mesma coisa|igual|rotina|normal', 'Às vezes, ano sem novidade é ano bom.'),
          when('academia|corr*|esporte*|dança*|futebol|ioga|yoga', 'Por isso você está com essa cara ótima!'),
          on('dont_know', 'Sei que é muita coisa! E o trabalho, a casa: o que mudou?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E como você se sente com isso?',
      [],
      'Diga se gosta ou não, e por quê.',
      'Estou gostando muito, e não vejo a hora de terminar!',
      {
        other_wordings: ['Você está feliz assim?', 'E está gostando? Conte a verdade, eu conheço você!'],
        topics: [
          'céu|nuvens|puxad*|vale|poderia|podia|realizad*|renovad*|motivad*|nova|novo|sortud*|culp*|vazi*|fundo do poço|em paz|mal posso|sobreviv*|frustr*|decepcion*',
          'feliz*|content*|bem|bom|boa|ótim*|maravilh*|legal|animad*|empolg*|gost*|ador*|amo|amando|curtindo|satisfeit*|orgulh*|aliviad*|tranquil*|calm*|livre*|sorte|paz|alegr*',
          'cansad*|exaust*|trist*|mal|ruim|difícil|dur*|estress*|nervos*|preocup*|ansios*|medo|sozinh*|solidão|saudade*|chato|chatead*|entedi*|tédio|péssim*|horrível|raiva|pression*|perdid*',
          'mais ou menos|assim|depende|às vezes|acostum*|normal|estranh*|divid*|confus*|melhor*|pior*|sei|ainda',
          'porque|pois|já que|aprend*|conheç*|conhec*|gente|pessoas|amig*|colega*|chefe|dinheiro|salário|tempo|desafio|sonho|vida|futuro|mudança|dormir|dorm*|família',
          'sinto|sentindo|sentir|acho|estou|fico|não vejo a hora|valeu a pena|vale a pena|arrepend*|reclamar|não reclamo|não posso reclamar',
        ],
        reactions: [
          when(
            'não estou bem|não estou feliz|não gosto|não muito bem|não estou gostando|não muito',
            'Puxa. Ainda bem que a gente pode conversar.',
          ),
          when('cansad*|exaust*|estress*|dormir|difícil', [
            'Cansa, eu sei. Hoje você vai relaxar comigo.',
            'Então este café chegou na hora certa.',
          ]),
          when(
            'trist*|sozinh*|saudade*|preocup*|medo|péssim*|horrível|chatead*|mal',
            'Ai, dá cá um abraço. Vai melhorar.',
          ),
          when('ansios*|nervos*', 'Frio na barriga! Isso passa.'),
          when(
            'mais ou menos|às vezes|depende|normal|entediad*|tanto faz|no automático|levando',
            'Metade, metade. Conheço esse sentimento.',
          ),
          when('feliz*|content*|gost*|ador*|amo|animad*|ótim*|maravilh*|orgulh*|amando|curtindo', [
            'Dá para ver nos seus olhos!',
            'Que alegria ouvir isso.',
            'Fico tão feliz por você!',
          ]),
          when(
            'bem|bom|boa|tranquil*|calm*|peso das costas|leve|melhor agora|de boa|realizad*|em paz|orgulh*|acostumad*',
            'Fico feliz por você.',
          ),
          on('no', 'Puxa. Ainda bem que a gente pode conversar.'),
          on('yes', 'Dá para ver nos seus olhos!'),
          on('dont_know', 'Pense num dia comum: você acorda com vontade ou com preguiça?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Vamos pedir antes que fique ainda mais cheio. O que você vai querer? Eu recomendo a sopa caseira.',
      [
        'quero|querer|queria|prefiro|sopa|chá|café|chocolate|suco|sanduíche|salada|torta|bolo|água|pastel|experimentar|peço|cappuccino|refrigerante|provar|nada|mesmo|fome|tapioca|coxinha|omelete|cerveja|pizza|hambúrguer|vegetarian*|misto|cuscuz|caldo|coca|massa|peixe|pão|vinho|qualquer|escolhe|frango',
      ],
      'Diga o que você quer, ou o que prefere.',
      'Prefiro um sanduíche caseiro, e vou querer um chá.',
      {
        other_wordings: [
          'O garçom vem aí! O que você vai pedir? A sopa caseira é ótima.',
          'Este lugar está lotado, vamos pedir logo. O que você quer? A sopa daqui é famosa.',
        ],
        reactions: [
          when(
            'nada|sem fome|não estou com fome|já comi|não quero',
            'Só a minha companhia, então! Eu peço a sopa para mim.',
            { goes_to: 5 },
          ),
          when('cerveja|vinho|caipirinha', 'A esta hora? Você não mudou nada! Vou chamar o garçom.'),
          when('sopa|caldo', [
            'A sopa, claro! Garçom, por favor!',
            'Você confia em mim, que bom. Vou chamar o garçom.',
          ]),
          when(
            'sanduíche|misto|hambúrguer|pão|coxinha|pastel|tapioca|risoto|wrap|bife|filé|croissant|crepe|macarrão|nhoque|estrogonofe|escondidinho|quibe|arroz|cuscuz|bolinho|churrasco|camarão|queijo|ovo|peixe',
            [
              'O {heard} parece bom também. Vou chamar o garçom.',
              'Hum, {heard}… Fiquei com vontade também. Cadê o garçom?',
              'Ótima pedida! Deixa eu chamar o garçom.',
            ],
          ),
          when(
            'salada|omelete|torta|pizza|massa|torrada|lasanha|quiche|panqueca|feijoada|moqueca|esfirra|empada|batata|porção|picanha|mandioca|tortilla|sobremesa',
            'A {heard} parece boa também. Vou chamar o garçom.',
          ),
          when(
            'café|chá|suco|cappuccino|chocolate|água|refrigerante|coca',
            'Algo para beber, isso já é um começo. Garçom!',
          ),
          when('bolo', 'Direto ao doce! Gosto do seu estilo.'),
          when('escolhe|mesmo|qualquer|igual', 'Então peço o mesmo para nós dois.'),
          on('dont_know', 'Eu também nunca sei. Você quer algo quente ou frio?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, você continua igual! Mas o garçom está esperando: o que você quer?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Ah, não: o garçom disse que isso acabou. O que você vai pedir então?',
      [
        'então|peço|pedir|quero|problema|outro|outra|cuscuz|frango|tiver|ok|tem algum|tem alguma|você tem|vocês têm|tem que|tem desconto|tem outro|tem outra|sopa|chá|café|chocolate|suco|sanduíche|salada|torta|bolo|pena|nada|água|pastel|mesmo|tapioca|coxinha|omelete|misto|caldo|qualquer|pão|cappuccino|coca',
      ],
      'Escolha outra coisa: “Então vou querer…”.',
      'Que pena que acabou. Então vou querer a sopa que você recomenda.',
      {
        other_wordings: [
          'Más notícias: a cozinha está lotada de pedidos, e isso já acabou. O que você vai querer no lugar?',
          'Que azar, justo isso acabou! O que você pede agora?',
        ],
        reactions: [
          when('nada|deixa|não quero', 'Então a gente divide o meu pão.'),
          when('sopa|caldo', [
            'Boa ideia: sopa caseira não tem erro.',
            'A sopa! Eu sabia.',
            'Nessa casa, sopa é tradição.',
          ]),
          when(
            'mesmo|igual|qualquer|tanto faz|escolhe você|você escolhe|você decide|decide você|confio em você',
            'O mesmo para mim e para você, então.',
          ),
          when(
            'salada|torta|tapioca|coxinha|omelete|pizza|massa|torrada|lasanha|quiche|panqueca|empada|sobremesa',
            'Uma {heard}, então. Já pedi.',
          ),
          when(
            'sanduíche|pastel|bolo|misto|pão|risoto|wrap|bife|filé|croissant|crepe|macarrão|cuscuz|pão na chapa|hambúrguer|bolinho|pastelzinho|queijo|ovo',
            'Um {heard}, então. Já pedi.',
          ),
          when(
            'café|chá|suco|água|chocolate|cappuccino|coca|refrigerante|a bebida|só beber',
            'Pelo menos a bebida não acaba nunca.',
          ),
          when('pena|azar|não faz mal|paciência|como depois|como em casa', 'Paciência! É o preço de um café famoso.'),
          on('joke', 'Se você comer o guardanapo, eu filmo! Falando sério, o que você pede?', { goes_to: 'stay' }),
          on('dont_know', 'Ainda tem sopa e salada. Qual das duas?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Vamos dividir uma sobremesa? Tem pastel de nata ou bolo de chocolate. Qual você acha melhor, e por quê?',
      [
        'pastel|nata|bolo|chocolate|nenhum*|os dois|ambos|não|nada|tanto faz|qualquer|fome|obrigad*|primeir*|segund*|sorvete|doce*|dieta|açúcar|alergi*|cheio|cheia|você escolhe|um de cada|fruta*',
      ],
      'Escolha uma e dê um motivo com “porque”.',
      'Vamos dividir o pastel de nata, porque o bolo é doce demais.',
      {
        other_wordings: [
          'E que tal uma sobremesa para dividir? Pastel de nata ou bolo de chocolate: qual você prefere, e por quê?',
          'Ainda cabe um docinho! Pastel de nata ou bolo de chocolate? Diga o motivo também.',
        ],
        reactions: [
          when(
            'não gosto de chocolate|não gosto de bolo|não como chocolate',
            'Sem chocolate? Então pastel de nata para nós.',
          ),
          when('os dois|ambos|um de cada', 'Os dois! É por isso que a gente se entende!'),
          when('dieta|açúcar|alergi*|não como|não posso', 'Entendo. Então eu como, e você só olha!'),
          when('nenhum*|nada|sem fome|não quero|não obrigad*|cheio|cheia', 'Mais para mim, então!'),
          when(
            ['pastel|nata', 'bolo|chocolate'],
            [
              'Bem pensado, gosto de quem tem argumentos.',
              'Ótimo, então são dois garfos!',
              'Você me convenceu. Eu já estava de olho nele.',
            ],
          ),
          when('pastel|nata|primeir*', ['O pastel de nata, com canela por cima!', 'Pastel de nata: leve e pequeno.']),
          when('bolo|chocolate|segund*', ['Bolo de chocolate, é claro!', 'Chocolate resolve quase tudo.']),
          when('tanto faz|qualquer|escolhe', 'Então escolho eu: pastel de nata.'),
          on('no', 'Mais para mim, então!'),
          on('dont_know', 'Pense no seu humor de hoje: é mais chocolate ou mais creme?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Estou pensando em viajar para as ilhas no verão. Você viria comigo?',
      [
        'sim|não|posso|ideia|quando|iria|vou|pena|nunca|jamais|quanto|combinado|partiu|barat*|passaporte|só se|claro|adoraria|gostaria|depende|talvez|trabalho|vontade|infelizmente|certeza|pensar|legal|dinheiro|férias|topo|bora|medo|avião|barco|caro|cara|família|filhos|impossível|difícil|ver|sonho',
      ],
      'Diga sim, não ou talvez, e explique.',
      'Eu adoraria, mas depende do meu trabalho.',
      {
        other_wordings: [
          'Tive uma ideia: uma viagem para as ilhas, no verão. Você viria junto?',
          'Olha só esta foto: as ilhas! Quero ir no verão. Você não quer vir comigo?',
        ],
        reactions: [
          when('depende|talvez|pensar|ver|não sei ainda', [
            'Pense com carinho, ainda há tempo.',
            'Um talvez já me deixa contente.',
            'Claro, me avise quando souber.',
          ]),
          when('dinheiro|caro|cara', 'O dinheiro, eu sei. Podemos procurar algo mais barato.'),
          when('medo|avião|barco|enjoo', 'Medo? O meu namorado também não vai de avião.'),
          when(
            'infelizmente|não posso|não quero|não gostaria|claro que não|não vou|impossível|difícil|não dá|não consigo|tenho planos|outros planos|já combinei|já marquei|prefiro montanha|prefiro a montanha|a serra|o frio|não gosto de praia|não gosto de mar',
            'Que pena! Mando um cartão-postal.',
          ),
          when(
            'adoraria|gostaria|claro|topo|bora|vontade|sonho|legal|certeza|por que não|eu consigo|consigo sim|em janeiro|em julho|em fevereiro|em dezembro|no réveillon|estou dentro|tô dentro|conta comigo|partiu|quando vamos|pode contar',
            ['Eu sabia! Com você, a viagem é outra coisa.', 'Já me vejo na praia com você!'],
          ),
          when('trabalho|férias|chefe', 'Vou rezar para o seu chefe estar de bom humor.'),
          when(
            'família|filhos|marido|mulher|meus pais|minha mãe|irmãos|namorado|namorada',
            'A família pode vir junto!',
          ),
          on('no', 'Que pena! Mando um cartão-postal.'),
          on('yes', 'Eu sabia! Com você, a viagem é outra coisa.'),
          on('refusal', 'Tudo bem, nem todo mundo gosta de areia.'),
        ],
      },
    ),
    step(
      'A gente precisa se ver de novo, com mais calma. Quando e onde?',
      [
        'segunda|terça|quarta|quinta|sexta|sábado|domingo|fim de semana|semana|amanhã|noite|tarde|manhã|#|casa|parque|aqui|almoço|praia*|cinema|jantar|mês|janeiro|dezembro|feriado|depois|quando|qualquer|bar|restaurante|café|igreja|shopping|lugar',
      ],
      'Proponha um dia e um lugar: “Que tal… em…?”',
      'Convido você para a minha casa. Que tal sábado à tarde?',
      {
        other_wordings: [
          'Um ano sem se ver, nunca mais! Quando e onde a gente se encontra da próxima vez?',
          'Ainda falta muito assunto. Quando e onde a gente se vê de novo?',
        ],
        reactions: [
          when(
            'não posso|não tenho tempo|ocupad*|sem tempo|me liga|te ligo|ligo para você|a gente combina|combinamos depois|me manda|me avisa|te aviso',
            'Eu espero! Você me manda uma mensagem quando puder.',
          ),
          when(
            ['sábado|domingo|fim de semana', 'casa'],
            [
              'No fim de semana e em casa: perfeito, levo a sobremesa.',
              'Na sua casa? Melhor ainda, eu levo o doce.',
              'Marcado! Quero conhecer cada cantinho.',
            ],
          ),
          when('minha casa', 'Na sua casa? Com prazer, levo a sobremesa!'),
          when('sua casa', 'Na minha casa, ótimo! Só prepare as pernas para a ladeira.'),
          when('praia*|parque', 'Ao ar livre, adorei.'),
          when('aqui|café|mesmo lugar|restaurante|bar|shopping|cinema', 'Já vou reservar uma mesa.'),
          when(
            'sábado|domingo|fim de semana',
            'No fim de semana, ótimo. Sábado de manhã eu trabalho, mas depois sou toda sua.',
          ),
          when(
            'amanhã|segunda|terça|quarta|quinta|sexta|semana|noite|tarde|#|fim do mês|começo do mês|depois do dia|julho|agosto|outubro|novembro|semana que vem',
            'Anotei no celular, agora não tem desculpa.',
          ),
          on('dont_know', 'Durante a semana ou no fim de semana, o que é melhor?', { goes_to: 'stay' }),
          on('refusal', 'Sem pressão! Mas diga pelo menos: este mês ou no mês que vem?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E aqui está a conta. Hoje eu pago!',
      [
        'obrigad*|gentil|não|próxima|rachar|dividir|pago|vez|metade|deixa|imagina|amor|querida|valeu|certeza|pagar|jamais|nem pensar|generos*|legal|sim|brigad*|convite|maravilh*|cada um|dinheiro|linda|sempre|aceito|conta|ótimo|bom|boa|anjo|demais|fofa|amiga|então tá',
      ],
      'Agradeça, ou proponha rachar a conta.',
      'Muito obrigado, mas prefiro rachar a conta!',
      {
        other_wordings: [
          'A conta chegou. Deixa que hoje eu pago!',
          'Chegou a conta, e hoje é por minha conta! Tudo bem para você?',
        ],
        reactions: [
          when('rachar|dividir|metade|cada um|meio a meio|racha*|meia meia|cada qual', [
            'Está bem, rachamos! Mas da próxima vez eu ganho.',
            'Teimosia igual à minha! Metade, metade, então.',
            'Combinado, meio a meio.',
          ]),
          when(
            'próxima|outra vez|devendo|te devo|lhe devo|retribu*|da outra vez|na próxima|eu convido',
            'Combinado, a próxima é sua!',
          ),
          when(
            'eu pago|deixa comigo|nem pensar|jamais|não deixo|não precisa',
            'Não adianta discutir, o cartão já passou!',
          ),
          when('obrigad*|valeu|gentil|brigad*|generos*|legal|amor|querida|maravilh*', [
            'Imagina, foi um prazer.',
            'Você merece, de verdade.',
          ]),
          on('no', 'Não adianta discutir, o cartão já passou!'),
          on('yes', 'Imagina, foi um prazer.'),
          on('joke', 'Lavar os pratos? Ha ha, hoje não: o cartão já passou!'),
        ],
      },
    ),
  ],
  twists: [
    twist(4, 'Você não vai acreditar: o cozinheiro queimou o último! Isso acabou. O que você vai pedir então?'),
    twist(
      5,
      'O garçom pede desculpas e oferece uma sobremesa de graça! Pastel de nata ou bolo de chocolate: qual você prefere, e por quê?',
    ),
    twist(7, 'Ai, meu chefe está ligando, não posso ficar muito! Quando e onde a gente se vê de novo, com calma?'),
  ],
  starters: [
    'Desculpe o atraso! Você está esperando há muito tempo?',
    'Oi! Você não mudou nada.',
    'Nossa, quanta gente hoje!',
  ],
  opening_message: 'Até que enfim! Guardei esta mesa para nós. Temos tanta coisa para contar.',
  closing_message: 'Adorei colocar a conversa em dia com você! Um beijo, e não suma mais um ano inteiro.',
  correction: 'prompt',
})
