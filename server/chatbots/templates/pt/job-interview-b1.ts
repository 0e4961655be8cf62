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
          'trabalh*|emprego|empresa|hotel|loja|restaurante|escritório|experiência|estágio|atend*|vend*|garçom|garçonete|recepc*|gerente|chefe|negócio|autônom*|freelancer|desempregad*|demit*|aposentad*|carreira',
          'estud*|escola|faculdade|universidade|curso*|formei|formad*|formação|diploma|terminei|aluno|aluna|técnico|turismo|administração|ensino médio|mestrado|vestibular',
          'chamo|nome|sou|anos|nasci|moro|morei|cresci|venho|vim|mudei|país|exterior|cidade|família|casad*|filho*|mãe|pai',
          'idioma*|língua*|falo|inglês|espanhol|alemão|francês|italiano|viaj*|viagem|volunt*|professor*|enfermeir*|engenheir*|motorista|cozinheir*|secretári*|médic*',
          'desde|há * anos|até agora|antes|depois|comecei|passei|aprendi|responsável|gosto|interess*|nunca|ainda|primeiro emprego',
        ],
        reactions: [
          when(
            'nunca trabalh*|não trabalh*|primeiro emprego|sem experiência',
            'Todos começam um dia, e nós damos treinamento.',
          ),
          when('hotel|recepc*|turismo|aeroporto|agência', [
            'Então já conhece bem os viajantes.',
            'Do nosso ramo, portanto. Isso é uma vantagem.',
          ]),
          when(
            'restaurante|garçom|garçonete|café|bar|loja|vend*|atend*|supermercado',
            'Quem já atendeu o público aprende a sorrir, não importa o dia.',
          ),
          when(
            'escola|professor*|crianças|enfermeir*|hospital|médic*',
            'Uma profissão que pede paciência. Muito bom para nós.',
          ),
          when(
            'exterior|idioma*|língua*|inglês|espanhol|alemão|francês|viaj*',
            'Línguas e países: isso combina conosco.',
          ),
          when('filho*|casa|família', 'Quem organiza uma família organiza tudo!'),
          when('estud*|faculdade|universidade|curso*|formei|formad*|terminei|escola', 'Uma boa formação, já vejo.'),
          when('trabalh*|empresa|emprego|escritório|negócio', 'Já tem alguma estrada, como dizemos aqui.'),
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
          'viag*|viaj*|país*|mundo|cultura*|turism*|praia*|cidade*|lugar*|exterior|avião|aventura*|destino*|férias',
          'pessoas|gente|client*|ajud*|atend*|contato|comunic*|falar|convers*|públic*|sonho*|feliz*|equipe|colega*',
          'idioma*|língua*|inglês|espanhol|aprend*|crescer|carreira|experiência|desafio|mudar|novo|nova|oportunidade|futuro|estudei|formação|currículo',
          'interess*|gosto|adoro|amo|apaixon*|sempre|desde criança|curios*|motiv*|divertid*|quero|queria',
          'dinheiro|salário|preciso|trabalh*|emprego|desconto*|perto|casa|horário|empresa|agência|vaga|anúncio|amig*|recomend*|reputação|conhecid*|porque',
        ],
        reactions: [
          when('desconto*|viajar barato|de graça', 'Sinceridade também conta! Os descontos são bons mesmo.'),
          when('dinheiro|salário|preciso', 'Sincero! Todos nós temos contas a pagar.'),
          when('pessoas|gente|client*|ajud*|atend*|sonho*', [
            'Ajudar pessoas: é o coração deste trabalho.',
            'Com pessoas nunca é monótono, isso eu garanto.',
          ]),
          when('idioma*|língua*|inglês|espanhol', 'Aqui vai usar as suas línguas todos os dias.'),
          when('desafio|crescer|aprend*|carreira|futuro|mudar', 'Quem quer crescer encontra espaço aqui.'),
          when('viag*|viaj*|país*|mundo|cultura*|lugar*|praia*', [
            'O mundo inteiro passa pelo nosso telefone.',
            'Aqui se viaja muito, ao menos em pensamento.',
          ]),
          when('perto|casa|amig*|anúncio|recomend*', 'Um motivo prático, por que não.'),
          when('gosto|adoro|amo|apaixon*|interess*', 'Dá para sentir o entusiasmo.'),
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
          'exemplo|quando|vez|pacien*|organiz*|simpátic*|calm*|rápid*|aprend*|equipe|escut*|ouv*|pressão|idiomas|línguas|responsável|criativ*|ajud*|solução|resolv*|trabalh*|sou|pontual*|comunic*|memória|humor|forte|otimis*|flexível|curios*|computador*|honest*|lider*|persist*|convenc*|falar',
          'desist*|me dou bem|todo mundo|sempre|nunca|amig*|cliente*|escrev*|vend*|negoci*|planej*|detalhe*|atenção|educad*|respeit*|confi*|coragem|vontade|esforç*|dedic*|disciplin*|entusiasm*|energia|sorri*|empatia|lógica|números|tecnologia|cozinh*|ensin*|projeto*',
        ],
        reactions: [
          when('pressão|calm*|pacien*', [
            'Calma é ouro quando dez telefones tocam.',
            'Com os nossos clientes, isso vai servir!',
          ]),
          when('organiz*|pontual*|prazo', 'A minha mesa precisaria de alguém assim.'),
          when('equipe|colega*|ajud*', 'Ninguém trabalha sozinho, tem razão.'),
          when('idiomas|línguas|inglês|espanhol|falar|comunic*', 'Falar bem com os outros é meio caminho andado.'),
          when('rápid*|aprend*|curios*', 'Então o treinamento vai ser fácil.'),
          when('criativ*|solução|resolv*', 'Soluções, e não só problemas: gosto disso.'),
          when('simpátic*|humor|otimis*|sorr*', 'O bom humor se ouve até pelo telefone.'),
          when('escut*|ouv*', 'Saber ouvir é raro, muito raro.'),
          on('dont_know', 'O que os seus amigos ou colegas elogiam em você?', { goes_to: 'stay' }),
          on('joke', 'Essa eu vou anotar! E no trabalho, o que você faz bem?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E o que ainda é difícil para você?',
      [],
      'Escolha algo pequeno e diga o que faz para melhorar.',
      'Meu ponto fraco é falar diante de muita gente, por isso estou praticando.',
      {
        other_wordings: [
          'Ninguém é perfeito: qual é o seu ponto fraco, e o que faz para melhorar?',
          'E o contrário: o que você gostaria de fazer melhor?',
        ],
        topics: [
          'demor*|vermelh*|calad*|falo demais|sincer*|ciúm*|desligar|relaxar|parar|confiar|multitaref*|detalhe*|rotina|noite|calor|ego|orgulho',
          'difícil|dificuldade*|fraco|defeito*|melhor*|problema*|erro*|custa|complicad*|atrapalh*|pratic*|trein*|tent*|aprend*|estou|ainda|às vezes',
          'falar|público|gente|telefone|tímid*|timidez|vergonha|nervos*|ansios*|medo|inseguran*|apresent*|escrever|línguas|idioma*|inglês|português|gramática|sotaque',
          'paciên*|impacien*|perfeccion*|teimos*|organiz*|desorganiz*|bagunç*|tempo|prazo*|pontual*|atras*|cedo|acordar|dormir|esquec*|memória|distra*|concentr*|devagar|lent*|rápid*|pressa',
          'não|dizer não|pedir ajuda|ajuda|delegar|sozinh*|equipe|crític*|chefe|regras|pressão|estresse|números|matemática|contas|computador*|tecnologia|decid*|decisões|chocolate|sinceridade|nada|nenhum',
        ],
        reactions: [
          when('nada|nenhum', 'Nada? Então seria a primeira pessoa perfeita nesta cadeira!'),
          when('dizer não|delegar|pedir ajuda', 'Isso muita gente boa precisa aprender.'),
          when('perfeccion*|teimos*', 'Ah, o clássico! Mas acredito em você.'),
          when('falar|público|tímid*|timidez|vergonha|apresent*|telefone', [
            'Quem fala todo dia com clientes perde a timidez.',
            'Eu também tremia no começo.',
          ]),
          when('nervos*|ansios*|medo|pressão|estresse|inseguran*', 'Respirar fundo ajuda, e a equipe também.'),
          when('acordar|cedo|pontual*|atras*|dormir', 'De manhã só o café me salva também.'),
          when('organiz*|desorganiz*|bagunç*|esquec*|memória|prazo*|distra*', 'Uma boa lista faz milagres.'),
          when(
            'língua*|idioma*|inglês|português|escrever|gramática|sotaque',
            'Com as línguas, o tempo é o melhor professor.',
          ),
          when('pacien*|impacien*|rápid*|pressa', 'Vontade de andar depressa também é energia.'),
          on('dont_know', 'Algo pequeno: o que deixa você nervoso no trabalho?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Imagine que um cliente grita ao telefone porque o voo foi cancelado. O que você faria?',
      [
        'calm*|escut*|ouvir*|ouço|desculp*|sinto|explic*|ajud*|solução|outro|voo|procur*|pergunt*|entend*|hotel|dinheiro|oferec*|cliente|faria|diria|reembols*|busc*|grit*|deslig*|chefe|colega|respir*|acalm*|tranquil*|companhia|alternativa*|paciên*|resolv*|falar|chamaria|deixaria',
      ],
      'Use “Eu faria…”: primeiro isso, depois aquilo.',
      'Primeiro eu escutaria com calma, e depois procuraria outro voo.',
      {
        other_wordings: [
          'Um caso real: voo cancelado, e o cliente grita ao telefone. O que você faria?',
          'Vamos fazer um teste. “O meu voo foi cancelado, isto é um absurdo!”, grita o cliente. O que você faria?',
        ],
        reactions: [
          when('deslig*|gritaria|grito também', 'Ha, a tentação é grande! Mas o cliente ligaria de novo.'),
          when(
            ['calm*|escut*|ouvir*|desculp*|entend*', 'voo|solução|hotel|reembols*|alternativa*|procur*|busc*'],
            ['Primeiro a pessoa, depois o problema: exatamente.', 'Parece que já fez isso muitas vezes.'],
          ),
          when('chefe|colega|chamaria', 'Pedir ajuda não é vergonha nenhuma.'),
          when('reembols*|dinheiro|hotel|voucher', 'Dinheiro de volta acalma quase todos.'),
          when('calm*|escut*|ouvir*|desculp*|entend*|respir*|paciên*', [
            'Deixar a pessoa falar já resolve metade.',
            'Com calma, até os gritos cansam.',
          ]),
          when(
            'voo|solução|outro|procur*|busc*|alternativa*|companhia',
            'Uma solução rápida, era isso que ele queria.',
          ),
          on('dont_know', 'Ponha-se no lugar dele: o que você gostaria de ouvir?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, um avião de papel não resolve! Mas o que você diria ao cliente?', { goes_to: 'stay' }),
          when('cabeça fria|mant*|desabaf*|deixa*', 'Com cabeça fria, tudo se resolve.'),
        ],
      },
    ),
    step(
      'Uma coisa mudou desde o anúncio: precisamos de alguém também duas noites por semana. O que acha?',
      [
        'noite*|problema|sim|não|possível|poderia|família|curso|prefiro|dias|quais|flexível|difícil|depende|acordo|posso|tudo bem|claro|impossível|aceito|filhos|salário|pag*|antecedência|horário|por mim|ótimo|transporte|metrô|infelizmente|trabalh*|prefer*|topo|faculdade|combinado|contem|conte',
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
            'filhos|família|mãe|marido|mulher|criança*',
            'A família em primeiro lugar, eu compreendo. Podemos escolher as noites juntos.',
          ),
          when('curso|faculdade|aula*|estud*', 'O seu curso conta. Podemos escolher as noites juntos.'),
          when(
            'depende|quais|antecedência|flexível|saber|soubesse|se',
            'Os dias ficam combinados um mês antes, isso deve ajudar.',
          ),
          when(
            'infelizmente|impossível|não aceito|claro que não|não posso|não poderia|difícil|não gosto|não quero',
            'É pena, mas é bom saber. Talvez uma noite só também resolva.',
          ),
          when('não * problema|sem problema|tudo bem|claro|ótimo|por mim|topo|aceito|posso|poderia|possível', [
            'Fico aliviada, muitos dizem que não.',
            'Que flexibilidade, obrigada!',
          ]),
          when('transporte|metrô|ônibus|longe', 'Depois das dez, a agência paga o táxi.'),
          on('no', 'É pena, mas é bom saber. Talvez uma noite só também resolva.'),
          on('yes', ['Fico aliviada, muitos dizem que não.', 'Que flexibilidade, obrigada!']),
          on('dont_know', 'Pense na sua semana: há noites em que você poderia?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'O que você gostaria de saber sobre nós?',
      [
        'como|qual|quais|quando|quem|quanto|quantas|quantos|tem|seria|poderia|salário|treinamento|equipe|horário|começar|férias|são|nada|não|onde|que|existe|posso|nenhuma|pergunta|há|benefícios|precisa|sim|tudo claro|possível|vocês|trabalhar|noites|casa',
      ],
      'Pergunte sobre a equipe, o treinamento ou o salário.',
      'Quantas pessoas há na equipe, e tem um treinamento no começo?',
      {
        other_wordings: [
          'Agora é a sua vez: que perguntas você tem para nós?',
          'E você, o que quer perguntar sobre a agência?',
        ],
        reactions: [
          when('nada|nenhuma|tudo claro', 'Não tem perguntas? Então fui clara, que bom.'),
          when('salário|ganh*|férias|benefícios|desconto*', 'É justo perguntar isso.'),
          when('equipe|colegas|ambiente|chefe', 'Boa pergunta, as pessoas são o principal.'),
          when('como|qual|quais|quando|quanto*|quantas|tem|onde|que|existe|posso|há', ['Boa pergunta.', 'Com prazer.']),
          on('no', 'Não tem perguntas? Então fui clara, que bom.'),
          on('yes', 'Pode perguntar. O que você gostaria de saber?', { goes_to: 'stay' }),
          on('dont_know', 'Sobre a equipe, por exemplo, ou as férias. O que é importante para você?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Para terminar: quando poderia começar, e quanto gostaria de ganhar?',
      [
        '#|mês|semana*|começar|poderia|imediatamente|logo|já|próxim*|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|reais|mil|salário|ganhar|que vem|amanhã|hoje|segunda|agora|tanto faz|negoci*|mínimo|dólares|euros|milhão|prazo|depois|justo|dinheiro',
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
          when(
            ['imediatamente|logo|já|amanhã|hoje|agora|segunda', '#|mil|reais'],
            'Tão depressa! E o valor, vou levar ao diretor.',
          ),
          when(
            [
              'mês|semana*|que vem|próxim*|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
              '#|mil|reais',
            ],
            ['A data é boa para nós, e o valor levo ao diretor.', 'Está tudo anotado, parece possível.'],
          ),
          when('mil|reais|salário', 'Anotei o valor e levo ao diretor.'),
          when('imediatamente|logo|já|amanhã|hoje|agora|segunda', 'Que disposição! A equipe vai agradecer.'),
          when(
            'mês|semana*|que vem|próxim*|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
            'A data é boa para nós.',
          ),
          when('negoci*|depende|justo', 'Então vamos chegar a um acordo.'),
          on('dont_know', 'Mais ou menos: neste mês ou no mês que vem? E que salário seria justo?', {
            goes_to: 'stay',
          }),
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
