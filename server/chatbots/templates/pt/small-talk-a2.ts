import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const smallTalkA2 = template({
  id: 'small-talk-a2',
  name: 'O novo vizinho',
  language: 'pt',
  level: 'A2',
  description: 'Alguém acabou de se mudar para o prédio. Cumprimente e conheça o seu novo vizinho.',
  role: 'Um vizinho novo em um prédio de Porto Alegre',
  partner_name: 'Rafael',
  region: 'BR',
  scenario:
    'Vocês se encontram na frente do prédio. Seu vizinho chegou ontem e não conhece ninguém. Os dois têm alguns minutos.',
  goals: [
    'Consigo me apresentar.',
    'Consigo falar da minha família, do meu tempo livre e do bairro.',
    'Consigo fazer perguntas.',
    'Consigo propor um programa.',
  ],
  grammar: ['o presente', 'gostar de', 'Vamos…? / Que tal…?'],
  vocabulary: words({
    'o vizinho': 'quem mora ao lado',
    'ao lado': 'bem perto',
    'mudar-se': 'ir morar em outra casa',
    'as horas livres': 'quando você não trabalha nem estuda',
    'o passatempo': 'algo que você gosta de fazer',
    'o bicho de estimação': 'um animal que mora com você',
    passear: 'andar porque é gostoso',
    'a padaria': 'a loja de pão',
    'o tempo': 'sol, chuva, vento',
    'aqui perto': 'não longe',
    convidar: 'chamar alguém para vir',
    'até logo': 'tchau, até a próxima',
  }),
  facts: [
    fact(
      'Você gosta de Porto Alegre?',
      'cidade|bairro|prédio|porto alegre',
      'Até agora, estou gostando. As pessoas são simpáticas.',
    ),
    fact('Quantos anos você tem?', 'quantos anos|sua idade', 'Tenho trinta e um anos.'),
    fact('Você gosta do seu trabalho?', ['gosta', 'trabalho|hospital|enfermeiro'], 'Gosto muito, mas a noite é longa!'),
    fact(
      'Onde você anda de bicicleta?',
      'bicicleta|bike|pedal*|esporte*|futebol|time|grêmio|inter',
      'Ando de bicicleta na beira do lago. Futebol, só na televisão!',
    ),
    fact(
      'O que você faz no tempo livre?',
      'tempo livre|fim de semana|passatempo|hobby|gosta de|gosta fazer',
      'Ando de bicicleta, cozinho e passeio com a minha cachorra.',
    ),
    fact(
      'Como você se chama?',
      'você se chama|seu nome|qual nome|como se chama',
      'Rafael, mas pode me chamar de Rafa.',
    ),
    fact(
      'De onde você é?',
      ['onde|donde', 'você é|vem|veio|nasceu|era|morava'],
      'De Torres, uma cidade pequena do litoral. Sinto falta do mar!',
    ),
    fact(
      'Por que você se mudou?',
      ['por que|porque|motivo', 'mudou|veio|aqui|porto alegre'],
      'Porque arrumei trabalho no hospital, a dez minutos daqui.',
    ),
    fact(
      'O que você faz?',
      'trabalha|trabaja|trabalho|profissão|emprego|que você faz|faz da vida|estuda',
      'Eu sou enfermeiro e trabalho no hospital, às vezes à noite.',
    ),
    fact(
      'Você tem um bicho?',
      'bicho*|animal|animais|gato*|cachorro*|pet',
      'Tenho uma cachorra, a Pipoca. Ela come meias.',
    ),
    fact(
      'Você tem família aqui?',
      'família|parentes|irmão*|irmã*|pais|mãe|pai|filho*|esposa|namorada|namorado|solteiro',
      'Minha família mora no litoral. Aqui sou só eu e a minha cachorra, a Pipoca.',
    ),
    fact('Você mora sozinho?', 'sozinho|com quem|mora com', 'Moro sozinho, com a minha cachorra, a Pipoca.'),
    fact(
      'Qual é o seu andar?',
      'que andar|qual andar|seu andar|apartamento|número',
      'Moro no terceiro, no trezentos e dois.',
    ),
    fact(
      'O que você cozinha?',
      'cozinha*|comida|prato|receita*|churrasco|comer',
      'Faço um bom churrasco e um bolo de chocolate horrível.',
    ),
    fact(
      'Você fala outra língua?',
      'língua*|idioma*|inglês|espanhol|fala',
      'Falo português, espanhol e um pouquinho de inglês.',
    ),
    fact(
      'Precisa de ajuda?',
      'ajuda|ajudar|caixa*|mudança|móveis',
      'Obrigado! Só falta subir o sofá, mas um amigo vem me ajudar.',
    ),
    fact('Vai chover?', 'chov*|chuva|tempo|frio|calor', 'Acho que vai chover. E a minha janela está aberta!'),
    fact('Você toma chimarrão?', 'chimarrão|mate|chá|café', 'Chimarrão todo dia, e chá quando está frio.'),
    fact('Quando você está livre?', ['quando|que dia|hora*', 'você|livre|pode'], 'No fim de semana eu não trabalho.'),
    fact('Tudo bem?', 'tudo bem|como vai|como está|beleza', 'Tudo bem! Só estou cansado de carregar caixas.'),
    fact('Que tal sábado?', 'que tal|pode ser|podemos|vamos|sábado|domingo|amanhã', 'Por mim, combinado!'),
  ],
  steps: [
    step(
      'Eu moro aqui desde ontem. E você, quem é?',
      [],
      'Diga o seu nome: “Eu sou…”.',
      'Oi, eu sou a Sofia, a sua vizinha!',
      {
        other_wordings: [
          'Cheguei ontem, com vinte caixas! E você, como se chama?',
          'Ainda não conheço ninguém no prédio. Qual é o seu nome?',
        ],
        topics: ['*'],
        reactions: [
          on('refusal', 'Sem problema, pode ser só um apelido. Como posso chamar você?', { goes_to: 'stay' }),
          on('joke', 'Ha ha! Eu ia adorar ter um vizinho famoso. E o nome de verdade, qual é?', { goes_to: 'stay' }),
          on('asks_back', 'Pode me chamar de Rafa.'),
          when('*', [
            'Muito prazer, {name}!',
            '{name}, que nome bonito! Muito prazer.',
            'Oi, {name}! Prazer em conhecer você.',
          ]),
          when(
            'seu vizinho|sua vizinha|seu novo vizinho|moro no apartamento|moro no andar|moro ao lado|moro aqui|sou do apartamento|vizinha de cima|vizinha de baixo|vizinho de cima|vizinho de baixo|do * andar|embaixo de você|em cima de você',
            'Vizinhos de porta, que bom!',
          ),
          when(
            'meu nome|me chamo|pode me chamar|me chame|me chamam|apelido|todo mundo me chama|todos me chamam',
            'Muito prazer!',
          ),
        ],
      },
    ),
    step(
      'Você mora aqui há muito tempo?',
      [
        'desde|nasci*|criança|vida|mudei|#|# mês|# meses|# semana*|# dia*|um ano|uns anos|alguns anos|poucos anos|há um|há uns|há alguns|faz uns|faz alguns|acabei de|acabo de|desde que|de férias|só há|só desde|cheguei em|também cheguei|desde janeiro|me mudei|moro aqui|moro cá|não muito|nem tanto|um dois',
      ],
      'Diga há quanto tempo: “Há… anos”.',
      'Sim, moro aqui ao lado há cinco anos.',
      {
        other_wordings: ['Faz muito tempo que você mora neste prédio?', 'E você, há quanto tempo mora aqui?'],
        reactions: [
          when(
            'sempre|nasci aqui|minha vida|vida toda|nascimento|quando era criança|desde criança|infância|bebê|desde pequeno|desde pequena',
            ['A vida toda! Então você conhece todo mundo.', 'Desde sempre! Você pode me contar as fofocas do prédio.'],
          ),
          when(
            'mês|meses|dia*|semanas|uma semana|pouco tempo|há pouco|faz pouco|ontem|recente*|cheguei|sou novo|sou nova|férias|turista|tempinho|pouquinho|=pouco|bem pouco|muito pouco|recém',
            ['Então somos dois novatos!', 'Pouco tempo, como eu. Que bom, não sou o único!'],
          ),
          when(
            ['#', 'ano*'],
            [
              'Então você já conhece bem o bairro.',
              'Bastante tempo! Deve ser um bom lugar.',
              'Que bom, então você me mostra tudo!',
            ],
          ),
          when('muito tempo|bastante tempo|muitos anos|tempão', 'Bastante tempo! Deve ser um bom lugar.'),
          on('no', 'Então somos dois novatos!'),
          on('yes', 'Então você já conhece bem o bairro.'),
          on('asks_back', 'Eu? Só desde ontem!'),
          on('dont_know', 'Ah, o tempo voa! Mais de um ano ou menos?', { goes_to: 'stay' }),
          when('há muito tempo|faz muito tempo', ['Entendi.', 'Está bem.']),
        ],
      },
    ),
    step(
      'E você mora com quem?',
      [
        'pai|pais|somos|avôs|vivo|comigo|companheir*|noiv*|sogr*|cunhad*|padrinho|madrinha|afilhad*|periquito|coelho|todo mundo|com um|com uma|com o|com a|com meu|com minha|com meus|com minhas|com dois|com três|moro com|só com|mais gente|duas pessoas|três pessoas|somos #|meu peixe|o tio|a tia',
      ],
      'Fale da sua família, dos amigos ou dos seus bichos.',
      'Moro com os meus pais e o nosso bicho de estimação, um gato.',
      {
        other_wordings: ['Você mora sozinho ou com alguém? Conta!', 'E na sua casa, quem mora com você?'],
        reactions: [
          when(
            'não tenho gato|não tenho cachorro|sem bicho*|não temos bicho*',
            'Se quiser um bicho, empresto a minha cachorra!',
          ),
          when('cachorr*', 'Um cachorro! A minha cachorra, a Pipoca, vai ficar feliz.'),
          when('gat*', [
            'Um gato! Tomara que ele goste da minha cachorra.',
            'Que fofo! Eu adoro gatos.',
            'Um gato! A minha cachorra vai querer brincar.',
          ]),
          when('sozinh*|ninguém|só eu|mora só|moro só', 'Eu também moro sozinho, só com a minha cachorra.'),
          when('marido|mulher|esposa|filh*|bebê|namorad*', 'Que bonito! Espero que eu não faça muito barulho.'),
          when(
            'pai*|mãe|família|irmã*|irmão*|avó|avós|prim*|padrasto|madrasta|nós dois|nós três|nós quatro|só nós|primo*|prima*|netos',
            ['Em família, a casa é sempre animada!', 'Que bom ter a família perto. A minha está longe.'],
          ),
          when('amig*|colega*|república', 'Com amigos, tem sempre festa!'),
          when('hamster|papagaio|bicho*', 'Um bicho em casa é sempre uma alegria.'),
          on('refusal', 'Desculpe, sou muito curioso! Só me diga: sozinho ou com mais gente?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, essa eu quero ver! E de verdade, quem mora com você?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Eu gosto de andar de bicicleta e de cozinhar. O que você faz nas horas livres?',
      [],
      'Diga duas coisas: “Gosto de…”.',
      'Nas horas livres, gosto de passear, e o meu passatempo é tocar violão.',
      {
        other_wordings: [
          'No fim de semana, eu cozinho e ando de bicicleta. E você, o que gosta de fazer?',
          'A bicicleta e a cozinha são a minha vida! E você, qual é o seu passatempo?',
        ],
        topics: [
          'adoro|amo|prefiro|passatempo*|hobby|hobbies|fã|odeio|detesto|brinc*|eu curto|fazer compras|ir às compras|em casa|fico em|no celular|com o celular|tocar bateria|ver o mar|no mar|ir ao|ir à|saio com|sair com|filmes|ver filme|assisto|livros|leio um livro|ler um livro|meu cachorro|com meu gato',
          'eu gosto muito|gosto muito|gosto de passear|gosto de nadar|gosto de ler|gosto de cozinhar|no parque|ao parque|na montanha|no lago|tomar sol|músicas|escuto música|ouvir música|minha música|com a família|com minha família|no bar|no computador|viajo|viajar para|adoro viajar|gosto de viajar',
          'trabalho muito|só trabalho|comer fora|comer bem|tomar café|aos domingos|aos sábados|no fim de semana|horas livres|tempo livre|cuido|cuidar|colecionar|ginasta|pilates|crossfit|videogueime|bordar|bordado|marcenaria|caminar|gosto muito de|praia*|esporte*|futebol|basquete|vôlei|tênis|nado|nadar',
          'nadando|natação|danço|danç*|judô|caratê|academia|corro|correr|corrida|yoga|ioga|surf*|skate|patin*|trein*|ginástica|luta|handebol|bicicleta|bike|pedal*|escal*|trilha*|jogo|jogar|joga*|videogame|game*|minecraft|roblox|fortnite|free fire|xadrez|cartas|baralho|lego|quebra-cabeça*|play*|violão',
          'guitarra|piano|flauta|canto|cantar|toco|tocar|banda|show*|escut*|ouço|ouvir|funk|samba|rock|k-pop|leio|ler|leitura|romance*|mangá*|quadrinho*|escrev*|poesia|série*|tv|tevê|televisão|cinema|netflix|youtube|tiktok|vídeo*|anime*|vejo|ver|cozinh*|bolo*|restaurante*|churrasco|receita*|assar|desenh*',
          'pint*|foto*|costur*|croch*|tric*|jardi*|planta*|arte*|teatro|artesanato|crio|amig*|filho*|filha*|neto*|convers*|namor*|visit*|durmo|dormir|descans*|preguiça|sofá|cama|lição|arrum*|passe*|caminh*|ando|andar|natureza|pesc*|shopping|igreja|rez*|program*|internet|língua*|idioma*|português|colecion*',
          'moto*|conserto|medit*|voluntári*|depende',
        ],
        reactions: [
          when('bicicleta|bike|pedal*', 'Bicicleta também? Qualquer dia pedalamos na beira do lago!'),
          when('cozinh*|bolo*|receita*|churrasco|assar', 'Na cozinha, vamos nos entender bem!'),
          when('violão|guitarra|piano|cant*|toco|tocar|flauta|banda|ouvir música|escuto música|tocar bateria', [
            'Música! Então vou ter show de graça.',
            'Que bom, eu adoro música ao vivo.',
            'Que legal! Pode tocar à noite, eu não ligo.',
          ]),
          when(
            'futebol|basquete|vôlei|tênis|nado|nadar|nadando|natação|judô|esporte*|academia|corro|corria*|corri|correr|correndo|corrida*|danç*|surf*|skate|ioga|yoga|trein*',
            ['Quanta energia! Eu canso só de subir a escada.', 'Que saudável! Preciso fazer isso também.'],
          ),
          when('leio|ler|leitura|mangá*|quadrinho*|romance*', 'Tenho três caixas de livros. Pode pegar emprestado!'),
          when('jog*|videogame|game*|minecraft|roblox|fortnite|xadrez|free fire', 'Eu jogo também, mas perco sempre.'),
          when(
            'filmes|ver filme|série*|ao cinema|netflix|youtube|vídeo*|anime*|televisão|tv',
            'Eu também, à noite, no sofá.',
          ),
          when('durmo|dormir|descans*|preguiça|sofá', 'Descansar também é uma arte!'),
          when('passe*|caminh*|natureza|trilha*', 'Ar livre! A minha cachorra quer ir junto.'),
          on('dont_know', 'Pense no domingo: você prefere esporte, música ou sofá?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Ainda não conheço o bairro. Onde posso comprar um bom pão?',
      [
        'avenida|lá|centro|farmácia|qualquer|aqui|reto|quadra*|lojinha|confeitaria|panificadora|vende*|segue|vira|bairro|caseiro|pão|em casa|minha rua|nesta rua|essa rua|na escola|da escola|no ponto|bem perto|na loja|uma loja|da igreja|no café|todo canto|não conheço|compro na|compro no|compro em|compro pão',
      ],
      'Diga um lugar: “Tem uma… ao lado de…”.',
      'Tem uma padaria muito boa aqui perto, ao lado da estação.',
      {
        other_wordings: [
          'Hoje de manhã fiquei sem pão! Onde tem um lugar bom para comprar?',
          'E me diga uma coisa: onde você compra pão aqui no bairro?',
        ],
        reactions: [
          when('estação', [
            'Perto da estação, essa eu acho fácil.',
            'Ótimo, passo lá amanhã cedo.',
            'Ah, é do lado da estação! Obrigado.',
          ]),
          when('na feira|à feira|da feira', 'A feira! Adoro. Vou lá no sábado.'),
          when(
            'supermercado|mercado|mercadinho|carrefour|zaffari|shopping',
            'No mercado, então. Assim compro tudo junto.',
          ),
          when('eu faço|faço', 'Pão feito em casa? Já estou com fome!'),
          when('não tem padaria|não tem nada|longe', 'Que pena! Vou de bicicleta, então.'),
          when('padaria|tem uma boa|tem uma muito|nunca compro|eu compro', [
            'Uma padaria! Amanhã eu vou lá cedinho.',
            'Ótima notícia: adoro pão quente.',
          ]),
          when(
            'esquina|frente|lado|na rua|da rua|aqui perto|perto da|perto do|pertinho|esquerda|direita|praça|atrás da|atrás do|ali|minuto*|rua de|posto|quarteirão|quadra*|mercearia|atrás',
            'Ah, é pertinho. Obrigado!',
          ),
          when('internet|ifood|aplicativo|delivery|peço em casa', 'Pela internet? Nem preciso sair do sofá!'),
          on('dont_know', 'Pode ser um mercado também. Tem algum aqui perto?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, mas eu estou com fome de verdade! Tem uma padaria por aqui?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Já falei bastante! Você quer me perguntar alguma coisa?',
      [
        'onde|quais|uma pergunta|conhece|mudou|vocês|seu|sua|teu|tua|tu|tudo bem|que faz|que você|que idade|que horas|por quê|com que|em que|como foi|como se|você mora|você fala|o senhor|seu nome|quantos anos|quando você|desde quando|não tenho|agora não|não obrigad*|não quero|já sei|você já|tem filhos',
      ],
      'Pergunte de onde ele vem, ou o que ele faz.',
      'Sim. De onde você é, e qual é o seu passatempo?',
      {
        other_wordings: [
          'Agora é a sua vez: o que você quer saber de mim?',
          'E você, tem alguma pergunta para o vizinho novo?',
        ],
        reactions: [
          when('nenhuma|não tenho perguntas|mais nada|não nada', [
            'Fica para outro dia, então.',
            'Sem problema, temos tempo.',
          ]),
          when(['onde', 'você|é'], 'Boa pergunta.'),
          when('o que faz|que você faz|você trabalha|profissão', 'Já conto.'),
          when(
            'você gosta|passatempo|tempo livre|hobby|você toca|toca algum|você joga|você torce|você cozinha|você namora|você estuda|faz da vida|como é morar|como é|da vida|por que|quando',
            'Gostei da pergunta.',
          ),
          when('o que|onde você|quem|por que|qual|quanto*|como você|como é|você tem|você', [
            'Gostei da pergunta.',
            'Boa pergunta.',
          ]),
          on('no', ['Fica para outro dia, então.', 'Sem problema, temos tempo.']),
          on('yes', 'Oba, pode perguntar! O que você quer saber?', { goes_to: 'stay' }),
          on('dont_know', 'Por exemplo, de onde eu sou ou o que eu faço. O que você quer saber?', { goes_to: 'stay' }),
          when('tem irmãos|tem namorada|tem cachorro|tem animais|tem família|sempre morou', ['Entendi.', 'Está bem.']),
        ],
      },
    ),
    step(
      'Ih, está começando a chover! Vamos tomar um chá outro dia?',
      [
        'desculpe|ótimo|bora|quarta-feira|chá|aceito|infelizmente|feito|quero sim|vamos sim|vamos no|vamos na|vamos combinar|que bom|seria bom|tudo bom|boa ideia|gostaria muito|posso no|posso na|posso amanhã|posso sim|sim posso|que dia|quando você|quando quiser|quando você pode|qualquer dia|nesta semana',
      ],
      'Diga que sim e proponha um dia.',
      'Vamos, sim! Eu convido: que tal sábado na minha casa? Até logo!',
      {
        other_wordings: [
          'Preciso subir, a minha cachorra está chamando. Vamos tomar um chá um dia desses?',
          'Foi ótimo conversar! Que tal um chá qualquer dia?',
        ],
        reactions: [
          on('refusal', 'Tudo bem, é cedo ainda. A gente se vê no elevador!'),
          when(
            'prefiro café|um café|não gosto|não gosto de chá|odeio chá|suco|chocolate|refrigerante|coca|chimarrão',
            'Sem chá, então! Eu tenho outras coisas para beber.',
          ),
          when(
            'muito trabalho|hoje eu trabalho|sábado eu trabalho|domingo eu trabalho|sempre trabalho|sem tempo|não tenho tempo|não posso|ocupad*|próxima|viajo|viajar|viagem|visita|doente|gripad*|cansad*',
            'Eu entendo, a vida é corrida. A gente acha um dia!',
          ),
          when('convid*|minha casa|meu apartamento', [
            'Na sua casa? Com muito prazer! Eu levo um bolo.',
            'Que convite bom! Eu levo a sobremesa.',
            'Aceito, e a Pipoca manda um beijo.',
          ]),
          when('sábado|no domingo|domingo à|domingo às|fim de semana', 'No fim de semana eu não trabalho. Perfeito!'),
          when(
            'amanhã às|amanhã à|até amanhã|pode amanhã|na segunda-feira|terça|na quarta|quarta-feira|quarta à|quinta|sexta|semana que vem|esta semana|à noite|à tarde|de tarde|depois do trabalho|depois da aula|depois das|que horas',
            'Marcado! Eu faço um bolo, mas ele pode sair horrível.',
          ),
          on('no', 'Tudo bem! A gente se vê no elevador.'),
          when('talvez|depende', 'Sem pressa. É só tocar a minha campainha.'),
          on('yes', 'Que bom! Estou livre no fim de semana, e faço um bolo.'),
          when(
            'adoraria|gostaria muito|quero sim|vamos sim|posso sim|sim posso|com prazer|outro dia|em outro|eu topo|na minha casa|na sua casa|eu quero|vamos marcar|vamos tomar|pode ser|ideia|legal|topo|ok|beleza|combinado|prazer|=vamos|fechou|fechado|um dia desses|qualquer hora|marcado|quero',
            'Que bom! Estou livre no fim de semana, e faço um bolo.',
          ),
        ],
      },
    ),
  ],
  twists: [
    twist(2, 'Desculpe as caixas na porta! Ontem a minha cachorra já fugiu duas vezes. Você mora aqui há muito tempo?'),
    twist(5, 'Ai, a minha cachorra comeu todo o meu pão! Onde posso comprar um bom pão por aqui?'),
    twist(7, 'Ih, chegou o meu sofá, e é maior do que a porta! Vamos tomar um chá outro dia?'),
  ],
  starters: ['Oi! Você é novo aqui?', 'Oi! Precisa de ajuda?', 'Bom dia! Que tempo bonito hoje.'],
  opening_message: 'Olá! Acho que somos vizinhos.',
  closing_message: 'Agora vou subir, tenho muita caixa para abrir. Adorei conhecer você. Até logo!',
  correction: 'prompt',
})
