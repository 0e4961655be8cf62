import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewB1 = template({
  id: 'job-interview-b1',
  name: 'Uma entrevista de emprego',
  language: 'pt',
  level: 'B1',
  description: 'Você foi convidado para uma entrevista. Apresente-se bem e descubra se a vaga é para você.',
  role: 'Gerente de recursos humanos de uma agência de viagens em São Paulo',
  partner_name: 'Sra. Tavares',
  region: 'BR',
  scenario:
    'A agência procura alguém para o atendimento ao cliente. Gostaram do seu currículo. Desde o anúncio, a vaga mudou um pouco.',
  goals: [
    'Consigo apresentar a minha experiência e os meus pontos fortes.',
    'Consigo dar um exemplo da minha vida.',
    'Consigo falar de um ponto fraco de modo positivo.',
    'Consigo fazer boas perguntas sobre uma vaga.',
  ],
  grammar: ['pretérito perfeito simples e composto', 'o futuro do pretérito: eu faria…', 'há e desde'],
  vocabulary: words({
    'o currículo': 'a lista do que você estudou e fez',
    'o ponto forte': 'o que você faz bem',
    'o ponto fraco': 'o que você faz menos bem',
    'ser responsável por': 'ter a tarefa de cuidar de algo',
    'o colega': 'quem trabalha com você',
    'o prazo': 'o tempo para terminar algo',
    'o salário': 'o dinheiro que você ganha por mês',
    'o horário flexível': 'você pode escolher as horas',
    'sob pressão': 'com pouco tempo e muito trabalho',
    'o treinamento': 'aulas para aprender um trabalho',
    'o desafio': 'algo difícil e interessante',
    'a vaga': 'um lugar livre numa empresa',
  }),
  facts: [
    fact(
      'Quantas pessoas há na equipe?',
      'equipe|quantas pessoas|colegas|funcionários|chefe',
      'Somos nove na equipe, de vinte e dois a sessenta anos.',
    ),
    fact(
      'Tem um treinamento?',
      'treinamento|formação|curso|aprender|ensinam',
      'O treinamento dura duas semanas, e você é pago desde o primeiro dia.',
    ),
    fact(
      'Qual é o salário?',
      'salário|ganho|ganha|pagam|quanto se ganha|remuneração',
      'O salário fica entre dois mil e oitocentos e três mil e quinhentos reais, com vale-refeição.',
    ),
    fact(
      'Qual é o horário?',
      'horário|horas|turno*|jornada',
      'Das nove às seis, com uma hora de almoço. Depois de seis meses, o horário é flexível.',
    ),
    fact(
      'Quais são as noites?',
      'noite*|antecedência|plantão',
      'As noites são combinadas um mês antes, e pagamos um pouco mais.',
    ),
    fact(
      'Quantos dias de férias tem?',
      'férias|folga*|feriado*|dias livres',
      'Trinta dias de férias por ano, e uma viagem com desconto!',
    ),
    fact(
      'É possível trabalhar de casa?',
      'casa|home office|remoto|distância|online',
      'Dois dias por semana podem ser em casa, depois do treinamento.',
    ),
    fact(
      'Quais são as tarefas?',
      'tarefa*|responsável|faria|dia a dia|atividades|fazer',
      'Você seria responsável por ajudar clientes por telefone e por mensagem.',
    ),
    fact(
      'Tem descontos em viagens?',
      'desconto*|viagens|viajar|benefícios|vantagens|plano de saúde|vale',
      'Há plano de saúde, vale-refeição e descontos em viagens.',
    ),
    fact(
      'Que idiomas são usados?',
      'idioma*|língua*|inglês|espanhol',
      'Usamos português e espanhol, e um pouco de inglês.',
    ),
    fact(
      'Por que a vaga está livre?',
      'por que|vaga|livre|saiu',
      'Uma colega foi morar em Lisboa, e a equipe cresceu.',
    ),
    fact(
      'Há chances de crescer?',
      'crescer|carreira|promoção|futuro|oportunidade*',
      'Metade dos nossos gerentes começou no atendimento. Eu também!',
    ),
    fact(
      'Quando recebo uma resposta?',
      ['quando|como', 'resposta|sei|resultado|decisão|notícia*'],
      'Você recebe a nossa resposta até sexta-feira.',
    ),
    fact(
      'Onde fica o escritório?',
      ['onde|qual', 'escritório|metrô|fica|endereço|trabalho'],
      'O escritório fica na Avenida Paulista, a dois minutos do metrô.',
    ),
    fact(
      'Como é o ambiente?',
      'ambiente|clima|atmosfera|empresa|como é',
      'O ambiente é alegre e um pouco barulhento. Às sextas tem bolo.',
    ),
    fact(
      'Há quanto tempo a senhora trabalha aqui?',
      ['tempo|anos', 'senhora|você|trabalha|aqui'],
      'Há onze anos. Comecei atendendo o telefone.',
    ),
    fact('Como a senhora se chama?', 'seu nome|se chama', 'Tavares, do setor de recursos humanos.'),
    fact(
      'A senhora gosta do seu trabalho?',
      ['senhora|você', 'gosta|prefere'],
      'Gosto muito, porque conheço gente nova todo dia.',
    ),
    fact('Que roupa devo usar?', 'roupa|vestir|terno|gravata', 'Venha como se sente bem. Gravata, só no Natal!'),
    fact('Tudo bem?', 'tudo bem|como vai|como está', 'Tudo ótimo, obrigada.'),
  ],
  steps: [
    step(
      'Para começar, conte um pouco sobre você e o que fez até agora.',
      [],
      'Fale dos estudos e do trabalho: “Trabalhei…”, “Terminei…”.',
      'Terminei os estudos há dois anos e desde então sou responsável por uma recepção de hotel.',
      {
        other_wordings: [
          'Li o seu currículo, mas gostaria de ouvir de você: quem é você e o que fez até agora?',
          'Vamos começar por você. O que estudou, e onde trabalhou?',
        ],
        topics: [
          'emprego|empresa|hotel|escritório|experiência|estágio|atend*|vend*|garçom|garçonete|recepc*|gerente|chefe|negócio|autônom*|freelancer|desempregad*|demit*|aposentad*|carreira|tenho # anos|# anos de|anos de experiência|durante # anos|por # anos|há # anos|trabalhei|trabalhava|trabalhado|trabalho como',
          'trabalho em|trabalho na|trabalho no|trabalho com|já trabalhei|estou trabalhando|meu trabalho|minha cidade natal|eu gosto muito|gosto de trabalhar|gosto de viajar|meus filhos|tenho filhos|sou professor*|como professor*|fui professor*|morei em|morei no|moro no|nasci no|viajei por|viajei muito',
          'já viajei|sou médic*|sou enfermeir*|comecei a|comecei como|desde então|depois disso|depois fui|aprendi a|aprendi muito|falo inglês|falo três|falo duas|falo espanhol|em uma escola|numa escola|num supermercado|em um supermercado|numa loja|em uma loja|na loja|num restaurante|em um restaurante',
          'restorante|estudei|estudos|estudou|interesso|eu sou|sou uma pessoa|sou de|sou do|sou da|sou um|sou uma|ainda não|num café|em um bar|uma agência|num hospital|cuidei|ajudei|terminar a|vim para|cheguei ao|fui garçom|garson|fui vendedor*|fui recepcionista|faculdade|universidade|curso*|formei|formad*',
          'formação|diploma|terminei|aluno|aluna|técnico|turismo|administração|ensino médio|mestrado|vestibular|chamo|nome|cresci|venho|vim|mudei|exterior|idioma*|língua*|volunt*|enfermeir*|engenheir*|motorista|cozinheir*|secretári*|até agora|responsável|primeiro emprego',
          'seguradora|banco|fábrica|indústria|call center|passei # anos|fiquei # anos|voluntariado|ong|au pair|babá|contador*|advogad*|estagi*|loja|caixa',
          'letras|aulas|particular*|aeroporto|pós-graduação|bolsa|intercâmbio|monitor*|babá|motoboy|telemarketing|marketing|vendas|contabilidade|direito|engenharia|enfermagem|jornalismo|psicologia',
        ],
        reactions: [
          when(
            'nunca trabalh*|não trabalh*|primeiro emprego|sem experiência',
            'Todos começam um dia, e nós damos treinamento.',
          ),
          when('hotel|recepc*|turismo|aeroporto', [
            'Então já conhece bem os viajantes.',
            'Do nosso ramo, portanto. Isso é uma vantagem.',
          ]),
          when('garçom|garçonete|vend*|atend*', 'Quem já atendeu o público aprende a sorrir, não importa o dia.'),
          when('enfermeir*', 'Uma profissão que pede paciência. Muito bom para nós.'),
          when('exterior|idioma*|língua*', 'Línguas e países: isso combina conosco.'),
          when('meus filhos|tenho filhos|dona de casa|cuidei|em casa com', 'Quem organiza uma família organiza tudo!'),
          when('faculdade|universidade|curso*|formei|formad*|terminei', 'Uma boa formação, já vejo.'),
          when('empresa|emprego|escritório|negócio', 'Já tem alguma estrada, como dizemos aqui.'),
          on('dont_know', 'Fique à vontade, não há resposta errada. O que fez depois da escola?', { goes_to: 'stay' }),
          on('joke', 'Humor é um ponto forte! Mas falando do currículo: o que você fez até agora?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Por que uma agência de viagens?',
      [],
      'Diga o que interessa a você: “Sempre me interessei por…”.',
      'Sempre me interessei por outros países, e esta vaga seria um desafio.',
      {
        other_wordings: [
          'Há tantas empresas em São Paulo. Por que nós, uma agência de viagens?',
          'O que atraiu você nesta vaga?',
        ],
        topics: [
          'viag*|cultura*|turism*|exterior|aventura*|destino*|outras cidades|gosto muito|gosto de viajar|gosto de ajudar|gosto de trabalhar|gosto de pessoas|gosto de turismo|gosto de falar|gosto de conhecer|gosto de planejar|gosto de organizar|adoro viajar|adoro conhecer|adoro o|amo viajar|perto de casa',
          'perto da minha|lugares novos|novos lugares|algo novo|coisas novas|novos desafios|nova oportunidade|viagens|viajantes|viajei muito|já viajei|falar com|falar línguas|com pessoas|com gente|as pessoas|das pessoas|outras pessoas|me interess*|interessei|interesso|preciso do|preciso trabalhar|sempre quis',
          'sempre gostei|sempre sonhei|sempre adorei|pelo mundo|trabalhar com|trabalhar aqui|trabalhar na|trabalho aqui|aprendo|quero trabalhar|quero aprender|quero conhecer|quero viajar|quero mudar|quero ajudar|quero ganhar|queria trabalhar|queria mudar|sua agência|esta agência|nesta agência|porque eu',
          'porque gosto|porque adoro|porque quero|porque é|meus amigos|um amigo|mudar de|outros países|países|muitos países|outras culturas|bom salário|o horário|desta empresa|essa empresa|a empresa|geografia|encanta|falo # língua*|oferta|viajar é|viajar pelo|viajar muito|gosto do mundo|aprender mais',
          'aprender coisas|aprender línguas|client*|ajud*|atend*|contato|comunic*|convers*|públic*|sonho*|feliz*|equipe|colega*|idioma*|língua*|crescer|carreira|experiência|desafio|oportunidade|futuro|formação|currículo|apaixon*|desde criança|curios*|motiv*|salário|emprego|desconto*|vaga|anúncio|recomend*',
          'reputação|conhecid*|fama|combina comigo|tem a ver comigo|roteiro*|itinerário*|setor|ramo|área|dinâmic*|internacional|marca|tradição|organizar viag*|planejar viag*|pertinho|férias|felizes|pessoas felizes|sonhos|encantou|encanta|apaixona|atrai|fascin*|praias|aviões|hotéis|rotas|mapas',
        ],
        reactions: [
          when('desconto*|viajar barato|de graça', 'Sinceridade também conta! Os descontos são bons mesmo.'),
          when('salário', 'Sincero! Todos nós temos contas a pagar.'),
          when('client*|ajud*|atend*|sonho*', [
            'Ajudar pessoas: é o coração deste trabalho.',
            'Com pessoas nunca é monótono, isso eu garanto.',
          ]),
          when('idioma*|língua*', 'Aqui vai usar as suas línguas todos os dias.'),
          when('desafio|crescer|carreira|futuro', 'Quem quer crescer encontra espaço aqui.'),
          when('viag*|viajar|viajei|viajo|países|cultura*', [
            'O mundo inteiro passa pelo nosso telefone.',
            'Aqui se viaja muito, ao menos em pensamento.',
          ]),
          when('anúncio|recomend*', 'Um motivo prático, por que não.'),
          when('apaixon*', 'Dá para sentir o entusiasmo.'),
          on('dont_know', 'Pense no anúncio: o que chamou a sua atenção?', { goes_to: 'stay' }),
          on('joke', 'Ha ha! Mas para o chefe preciso de outra razão. Por que uma agência?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Qual é o seu maior ponto forte? Dê um exemplo, por favor.',
      [],
      'Diga um e conte quando ele ajudou você.',
      'Meu ponto forte é ficar calmo sob pressão. Por exemplo, com o hotel lotado, um colega e eu achamos uma solução.',
      {
        other_wordings: [
          'O que você faz melhor que os outros? Conte um exemplo.',
          'Em que você é realmente bom? Um exemplo ajudaria.',
        ],
        topics: [
          'pacien*|organiz*|simpátic*|calm*|equipe|escut*|pressão|idiomas|línguas|responsável|criativ*|ajud*|solução|resolv*|pontual*|comunic*|humor|otimis*|flexível|curios*|honest*|lider*|persist*|convenc*|eu sou|sou muito|sou uma|sou bom|sou boa|sou o|sou a|sou bem|aprendo rápido|aprendo|aprender rápido',
          'trabalho rápido|rapidez|rapidamente|uma vez|falar com|falar em|sei cozinhar|cozinho bem|sempre chego|sempre ajudo|sempre termino|sempre faço|nunca chego|nunca desisto|nunca cheguei|nunca esqueço|nunca falto|trabalho em|trabalhar em|trabalho bem|trabalhar sob|trabalho muito|trabalhador*|sei ouvir',
          'saber ouvir|escutar|ouvir os|ouvir as|com computadores|por exemplo|ponto forte|meu forte|boa memória|os detalhes|com números|meus amigos|quando tenho|quando há|falo três|falo quatro|adapt*|motiv*|proativ*|perfeccion*|gentil|amável|alegre|cuidado*|puntual|soy muy|tranquil*|desist*|me dou bem',
          'cliente*|escrev*|vend*|negoci*|planej*|atenção|educad*|respeit*|confi*|coragem|vontade|esforç*|dedic*|disciplin*|entusiasm*|energia|sorri*|empatia|lógica|tecnologia|ensin*|projeto*|acalm*|calmante|negociar|convenço|conven*|desconto|liderança|rapidez|detalhista|detalhe*|multi*|improvis*',
        ],
        reactions: [
          when('pressão|calm*|pacien*', [
            'Calma é ouro quando dez telefones tocam.',
            'Com os nossos clientes, isso vai servir!',
          ]),
          when('organiz*|pontual*|prazo', 'A minha mesa precisaria de alguém assim.'),
          when('equipe|colega*|ajud*', 'Ninguém trabalha sozinho, tem razão.'),
          when('idiomas|línguas|espanhol|comunic*', 'Falar bem com os outros é meio caminho andado.'),
          when('curios*', 'Então o treinamento vai ser fácil.'),
          when('criativ*|solução|resolv*', 'Soluções, e não só problemas: gosto disso.'),
          when('simpátic*|humor|otimis*|sorr*', 'O bom humor se ouve até pelo telefone.'),
          when('escut*', 'Saber ouvir é raro, muito raro.'),
          on('dont_know', 'O que os seus amigos ou colegas elogiam em você?', { goes_to: 'stay' }),
          on('joke', 'Essa eu vou anotar! E no trabalho, o que você faz bem?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E o que ainda é difícil para você?',
      [],
      'Escolha algo pequeno e diga o que faz para melhorar.',
      'Meu ponto fraco é falar diante de um grupo, por isso estou praticando.',
      {
        other_wordings: [
          'Todos temos algum: qual é o seu ponto fraco, e o que faz para melhorar?',
          'E o contrário: o que você gostaria de fazer melhor?',
        ],
        topics: [
          'demor*|calad*|falo demais|sincer*|ciúm*|relaxar|confiar|multitaref*|ego|orgulho|fico vermelh*|muito rápido|rápido demais|trabalho rápido|dormir cedo|acordar cedo|levantar cedo|chegar atrasad*|chego atrasad*|me atraso|atrasos|falar em|falar com|falar no|falar ao|falar alto|falar português|na hora',
          'pontualidade|falar inglês|falo muito|falo rápido|não sei dizer|não sei usar|não gosto de|não tenho paciência|não sou|não falo|às vezes sou|às vezes fico|às vezes eu sou|às vezes esqueço|trabalhar sozinh*|melhorar|estou melhorando|estou aprendendo|aprender a|aprender nomes|meu inglês|o inglês',
          'meu português|o português|em público|com o público|com gente|gente nova|tenho medo|com computadores|no computador|meu tempo|ainda não|ainda tenho|ainda fico|ainda erro|os detalhes|muitos detalhes|pedir ajuda|dizer que não|com números|os números|ao telefone|no telefone|por telefone|e-mails',
          'escrever em|escrever e-mails|me custa|com pressa|devagar demais|meu problema|meu chefe|um chefe|em equipe|a rotina|informática|excel|matemática não|nada mesmo|sou meio|sou muito|sou um pouco|meu defeito|meu ponto|ponto fraco|formal|críticas|conflito*|reclam*|nervoso|estress*|organizar|planejar',
          'decorar|lembrar nomes|difícil|dificuldade*|fraco|defeito*|erro*|custa|complicad*|atrapalh*|pratic*|trein*|tímid*|timidez|vergonha|nervos*|ansios*|medo|inseguran*|apresent*|línguas|idioma*|gramática|sotaque|paciên*|impacien*|perfeccion*|teimos*|organiz*|desorganiz*|bagunç*|prazo*|pontual*|esquec*',
          'memória|distra*|concentr*|lent*|dizer não|delegar|crític*|pressão|estresse|decid*|decisões|sinceridade|nenhum|trabalho demais|trabalho muito|relatório*|planilha*|escrever relat*|equilíbrio|descansar|desligar|cozinhar|improvis*|rotina',
          'tabelas|excel|muita gente|falar em|relaxar|delegar|memorizar|nomes|horários|acordar|conflit*|silêncio',
        ],
        reactions: [
          when('nenhum', 'Nada? Então seria a primeira pessoa perfeita nesta cadeira!'),
          when('dizer não|delegar|pedir ajuda', 'Isso muita gente boa precisa aprender.'),
          when('perfeccion*|teimos*', 'Ah, o clássico! Mas acredito em você.'),
          when('tímid*|timidez|vergonha|apresent*', [
            'Quem fala todo dia com clientes perde a timidez.',
            'Eu também tremia no começo.',
          ]),
          when('nervos*|ansios*|medo|pressão|estresse|inseguran*', 'Respirar fundo ajuda, e a equipe também.'),
          when('pontual*', 'De manhã só o café me salva também.'),
          when('organiz*|desorganiz*|bagunç*|esquec*|memória|prazo*|distra*', 'Uma boa lista faz milagres.'),
          when(
            'língua*|idioma*|gramática|sotaque|em português|o português|meu português',
            'Com as línguas, o tempo é o melhor professor.',
          ),
          when('pacien*|impacien*', 'Vontade de andar depressa também é energia.'),
          on('dont_know', 'Algo pequeno: o que deixa você nervoso no trabalho?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Imagine que um cliente grita ao telefone porque o voo foi cancelado. O que você faria?',
      [
        'ouço|explic*|ajud*|perguntar|pergunto|oferec*|faria|diria|acalm*|tranquil*|resolv*|deixaria|falaria|gritar|ouviria|culpa|pedia|pediria|peço|direi|esperaria|falar com|falar calm*|deixar falar|deixo falar|um hotel|outro hotel|o dinheiro|dinheiro de|outro voo|um voo|novo voo|próximo voo|sinto muito',
      ],
      'Use “Eu faria…”: primeiro isso, depois aquilo.',
      'Primeiro eu escutaria com calma, e depois procuraria outro voo.',
      {
        other_wordings: [
          'Um caso real: voo cancelado, e o cliente grita ao telefone. O que você faria?',
          'Vamos fazer um teste. “O meu voo foi cancelado, isto é um absurdo!”, grita o cliente. O que você faria?',
        ],
        reactions: [
          when(
            'desligaria|desligo|eu gritaria|gritaria com|grito também',
            'Ha, a tentação é grande! Mas o cliente ligaria de novo.',
          ),
          when(
            ['calm*|escut*|desculp*|entend*', 'solução|reembols*|alternativa*|procur*|busc*'],
            ['Primeiro a pessoa, depois o problema: exatamente.', 'Parece que já fez isso muitas vezes.'],
          ),
          when('chamaria|supervisor*|gerente|chefe', 'Pedir ajuda não é vergonha nenhuma.'),
          when('reembols*|voucher|indeniz*|compens*|hotel|vale', 'Dinheiro de volta acalma quase todos.'),
          when('calm*|escut*|desculp*|entend*|respir*|paciên*|baixo|não gritaria|devagar|suave|compreens*', [
            'Deixar a pessoa falar já resolve metade.',
            'Com calma, até os gritos cansam.',
          ]),
          when(
            'solução|procur*|busc*|alternativa*|companhia|ligaria|ligo de volta|retorn*|pegaria|anotaria|dados|resolveria|reserv*|outro avião|avião|encaix*|realoc*|rota|conexão|passagem|trocaria|mudaria',
            'Uma solução rápida, era isso que ele queria.',
          ),
          on('dont_know', 'Coloque-se no lugar dele: o que você gostaria de ouvir?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, um avião de papel não resolve! Mas o que você diria ao cliente?', { goes_to: 'stay' }),
          when(
            'cabeça fria|mant*|desabaf*|deixa*|remarc*|pessoal|educad*|gentil*|simpátic*|respeit*',
            'Com cabeça fria, tudo se resolve.',
          ),
          when('o chefe|um colega|não grito|ao cliente|ouvir o|eu ouviria', ['Entendi.', 'Está bem.']),
        ],
      },
    ),
    step(
      'Uma coisa mudou desde o anúncio: precisamos de alguém também duas noites por semana. O que acha?',
      [
        'prefiro|prefer*|combinado|contem|conte|noturn*|aulas|posso|terças|noche*|perfeito|não dá|não é possível|não tem problema|não há problema|nenhum problema|não vejo|um acordo|estou de acordo|o metrô|tem metrô|à noite|duas noites|se eu|acho bom|acho ótimo|acho que sim|acho que não',
      ],
      'Diga se é possível e do que depende.',
      'Seria possível se eu tivesse um horário flexível e soubesse os dias antes.',
      {
        other_wordings: [
          'Preciso ser sincera: desde o anúncio, a vaga inclui duas noites por semana. Isso seria possível para você?',
          'Uma novidade: agora também atendemos à noite, duas vezes por semana. O que você acha disso?',
        ],
        reactions: [
          when('pag*|salário|dinheiro|extra', 'As noites são mais bem pagas, é claro.'),
          when(
            'minha família|meus filhos|meu filho|minha filha|tenho filhos|minha mãe|meu marido|minha mulher|minha esposa|as crianças|cuido da|cuido do|meu pai',
            'A família em primeiro lugar, eu compreendo. Podemos escolher as noites juntos.',
          ),
          when(
            'um curso|meu curso|faço curso|tenho aula|minhas aulas|estudo à|meus estudos|minha faculdade|na faculdade',
            'O seu curso conta. Podemos escolher as noites juntos.',
          ),
          when(
            'depende|antecedência|flexível|saber|soubesse|pensar|uma noite|quais noites|quais dias|que dias|uma vez|terça|quinta|segunda|quarta|quarta e|quinta e|duas noites|que noites',
            'Os dias ficam combinados um mês antes, isso deve ajudar.',
          ),
          when(
            'infelizmente|impossível|não aceito|claro que não|não posso|não poderia|difícil|não gosto|não quero',
            'É pena, mas é bom saber. Talvez uma noite só também resolva.',
          ),
          when('não * problema|sem problema|tudo bem|ótimo|por mim|topo|aceito|poderia|possível', [
            'Fico aliviada, muitos dizem que não.',
            'Que flexibilidade, obrigada!',
          ]),
          when('transporte', 'Depois das dez, a agência paga o táxi.'),
          on('no', 'É pena, mas é bom saber. Talvez uma noite só também resolva.'),
          on('yes', ['Fico aliviada, muitos dizem que não.', 'Que flexibilidade, obrigada!']),
          on('dont_know', 'Pense na sua semana: há noites em que você poderia?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'O que você gostaria de saber sobre nós?',
      [
        'quem|quanto|quantos|treinamento|horário|uma pergunta|possível|vocês|cuántos|carreira|promoção|uniforme|viagens|clientes|contrato|feriado*|bônus|ganharia|tem treinamento|tem desconto*|tem férias|tem vale|há algum|há alguma|há possibilidade|existe um|existe uma|como é|como são|como funciona|como seria',
      ],
      'Pergunte sobre a equipe, o treinamento ou o salário.',
      'Quantas pessoas há na equipe, e tem um treinamento no começo?',
      {
        other_wordings: [
          'Agora é a sua vez: que perguntas você tem para nós?',
          'E você, o que quer perguntar sobre a agência?',
        ],
        reactions: [
          when('nenhuma|tudo claro', 'Não tem perguntas? Então fui clara, que bom.'),
          when('salário|benefícios|desconto*', 'É justo perguntar isso.'),
          when('equipe|colegas|ambiente', 'As pessoas são o principal.'),
          when('qual|quais|quanto*|quantas|posso', ['Boa pergunta.', 'Com prazer.']),
          on('no', 'Não tem perguntas? Então fui clara, que bom.'),
          on('yes', 'Pode perguntar. O que você gostaria de saber?', { goes_to: 'stay' }),
          on('dont_know', 'Sobre a equipe, por exemplo, ou as férias. O que é importante para você?', {
            goes_to: 'stay',
          }),
          when(
            'como se|que tipo|que horas|que horário*|por que|home office|não tenho|não obrigad*|não não|já sei|nada mais|mais nada|acho que já|já li|quando começ*|quando posso|quando seria|quando vocês|onde fica|onde é|onde eu|onde seria|de férias|minhas férias|as férias|dias de férias',
            ['Entendi.', 'Está bem.'],
          ),
          when(
            'meu chefe|o chefe|seria meu|período de|fins de semana|quanto ganh*|quanto eu|o que vocês|o que eu|o que espera*|o que acontece|trabalhar de casa|trabalhar em casa',
            ['Entendi.', 'Está bem.'],
          ),
        ],
      },
    ),
    step(
      'Para terminar: quando poderia começar, e quanto gostaria de ganhar?',
      [
        'poderia|mínimo|dólares|euros|prazo|2000|3000|2500|3500|4000|5000|r$|comesa|empezar|#|posso começar|poderia começar|começar na|começar no|começar amanhã|começar hoje|começar já|a partir de|em # dias|em # semanas|duas semanas|uma semana|semana que vem|amanhã mesmo|hoje mesmo|em março|de março|no mês',
      ],
      'Dê uma data e diga com educação o que espera.',
      'Poderia começar no mês que vem, com um salário de uns três mil reais.',
      {
        other_wordings: [
          'Só faltam duas coisas: a partir de quando você poderia trabalhar, e que salário espera?',
          'Uma última pergunta, em duas partes: quando poderia começar e qual salário imagina?',
        ],
        reactions: [
          when('milhão|milhões', 'Um milhão? Nem o presidente da empresa! Mas anoto o seu otimismo.'),
          when('tanto faz', 'Então o salário combinamos depois.'),
          when(['imediatamente', 'mil|reais'], 'Tão depressa! E o valor, vou levar ao diretor.'),
          when(
            ['que vem|janeiro|fevereiro|abril|maio|junho|agosto|setembro|outubro|novembro|dezembro', 'mil|reais'],
            ['A data é boa para nós, e o valor levo ao diretor.', 'Está tudo anotado, parece possível.'],
          ),
          when('mil|reais|salário', 'Anotei o valor e levo ao diretor.'),
          when(
            'imediatamente|logo mesmo|o quanto antes|mais rápido possível',
            'Que disposição! A equipe vai agradecer.',
          ),
          when(
            'que vem|janeiro|fevereiro|abril|maio|junho|agosto|setembro|outubro|novembro|dezembro|daqui a|dentro de|aviso prévio|carnaval|férias|páscoa|natal|ano novo|mês que vem|fim do mês|começo de|início de|fim de|primeira semana|segunda-feira',
            'A data é boa para nós.',
          ),
          when('negoci*|depende|justo', 'Então vamos chegar a um acordo.'),
          on('dont_know', 'Mais ou menos: neste mês ou no mês que vem? E que salário seria justo?', {
            goes_to: 'stay',
          }),
          when(
            'em julho|de julho|ganhar #|ganhar uns|ganhar mais|gostaria de ganhar|quero ganhar|queria ganhar|próximo mês|este mês|agora mesmo|já na|já amanhã|# mil|# reais|o salário|quanto ao|quando quiserem|quando vocês|vocês decid*|três mil|dois mil|quatro mil|por mês|por hora',
            ['Entendi.', 'Está bem.'],
          ),
        ],
      },
    ),
  ],
  twists: [
    twist(
      2,
      'Desculpe a interrupção, a impressora enlouqueceu… Onde estávamos? Ah, sim: por que uma agência de viagens?',
    ),
    twist(
      5,
      'O telefone está tocando: um cliente grita porque o voo foi cancelado! Não precisa atender, mas diga: o que você faria?',
    ),
    twist(6, 'O diretor acaba de me escrever: agora abrimos também duas noites por semana. O que acha disso?'),
  ],
  starters: ['Bom dia. Obrigado pelo convite.', 'Muito prazer.', 'Estou muito feliz por estar aqui.'],
  opening_message: 'Bom dia, e obrigada por ter vindo. Espero que tenha sido fácil chegar.',
  closing_message: 'Foi um prazer conhecer você. Até sexta-feira damos a nossa resposta. Boa sorte!',
  correction: 'at_the_end',
})
