import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewA2 = template({
  id: 'job-interview-a2',
  name: 'Um trabalho nas férias',
  language: 'pt',
  level: 'A2',
  description: 'Você quer trabalhar numa sorveteria nas férias. Fale de você e pergunte sobre o trabalho.',
  role: 'Dona de uma sorveteria na praia em Florianópolis',
  partner_name: 'Rosa',
  region: 'BR',
  scenario:
    'Na porta há um cartaz: “Procuramos ajuda para o verão”. Você entra e pergunta. A dona tem dez minutos e quer conhecer você.',
  goals: [
    'Consigo me apresentar.',
    'Consigo dizer o que sei fazer bem.',
    'Consigo dizer quando tenho tempo.',
    'Consigo fazer perguntas sobre um trabalho.',
  ],
  grammar: ['o presente', 'saber e poder', 'gostar de + infinitivo', 'aos sábados, nas segundas'],
  vocabulary: words({
    atender: 'ajudar os clientes',
    'o cliente': 'a pessoa que compra',
    simpático: 'legal com os outros',
    pontual: 'que chega na hora',
    'o horário': 'as horas de trabalho',
    'por hora': 'por cada hora de trabalho',
    'a equipe': 'as pessoas que trabalham juntas',
    arrumar: 'pôr as coisas no lugar',
    'a experiência': 'o que você já fez',
    ganhar: 'receber dinheiro pelo trabalho',
    'o fim de semana': 'sábado e domingo',
    começar: 'fazer o primeiro dia',
  }),
  facts: [
    fact(
      'Qual sabor o senhor pediu?',
      ['senhor|cliente|pediu|queria|quer', 'sabor|qual|que'],
      'O cliente diz: “Era de morango!”',
    ),
    fact(
      'Há quanto tempo a senhora tem a sorveteria?',
      ['tempo|anos', 'tem|sorveteria|trabalha|aqui'],
      'Há quinze anos. Antes era do meu pai.',
    ),
    fact(
      'Até quando é o trabalho?',
      ['até|quanto tempo', 'quando|verão|dura|trabalho'],
      'O trabalho é até o fim de fevereiro.',
    ),
    fact(
      'Quanto ganho por hora?',
      'ganho|ganhar|ganha|salário|dinheiro|pagam|paga|por hora|quanto é',
      'São vinte reais por hora, e a gorjeta é sua.',
    ),
    fact(
      'Quando posso começar?',
      ['quando|que dia', 'começ*|começo|trabalh*|primeiro'],
      'Você pode começar no sábado, às dez.',
    ),
    fact(
      'Preciso de uma roupa especial?',
      'roupa*|uniforme|camiseta|vestir|sapato*|boné',
      'Eu dou a camiseta e o boné. Só traga um sapato fechado.',
    ),
    fact(
      'Posso comer sorvete?',
      ['posso|pode|de graça|grátis', 'sorvete*|comer|tomar'],
      'Dois sorvetes por dia, de graça. Três, só no aniversário!',
    ),
    fact(
      'Quantas pessoas trabalham aqui?',
      'equipe|quantas pessoas|colegas|quem trabalha|quem mais',
      'A equipe é pequena: eu, o meu filho e duas meninas.',
    ),
    fact('Qual é o horário?', 'horário|abre*|fecha*|que horas|hora*', 'Abrimos todos os dias, das dez às oito.'),
    fact(
      'O que preciso fazer?',
      ['que|qual', 'fazer|faço|trabalho|tarefa*'],
      'Atender os clientes, fazer sorvetes e arrumar as mesas.',
    ),
    fact(
      'Preciso de experiência?',
      'experiência|idade|anos|documento*|idioma*',
      'Não precisa de experiência. Eu ensino tudo em um dia.',
    ),
    fact(
      'Tem dia livre?',
      'livre|folga|férias|descanso|pausa|intervalo',
      'Todo mundo tem dois dias livres e uma pausa para o almoço.',
    ),
    fact('Tem muitos clientes?', 'cliente*|gente|movimento|cheio', 'No verão a fila vai até a praia!'),
    fact(
      'Quais sabores vocês têm?',
      ['quais|vocês|quantos|tem|melhor', 'sabor*|tipos|sorvete*'],
      'Temos vinte sabores. O de maracujá é o mais pedido.',
    ),
    fact('Qual é o seu sorvete preferido?', ['seu|você', 'preferid*|favorit*|gosta'], 'Coco com chocolate, todo dia!'),
    fact('Como a senhora se chama?', 'seu nome|se chama', 'Rosa, mas todo mundo me chama de dona Rosa.'),
    fact(
      'A senhora é daqui?',
      ['senhora|você', 'daqui|onde|mora'],
      'Sou de Florianópolis mesmo, e moro em cima da loja.',
    ),
    fact(
      'A senhora tem filhos?',
      'filho*|família|cachorro*|gato*',
      'Tenho um filho, o Caio, e um cachorro que adora casquinha.',
    ),
    fact('Onde é o banheiro?', 'banheiro', 'É no fundo, à direita.'),
    fact(
      'Como vai ser o tempo no verão?',
      'tempo|calor|chuva|sol',
      'Aqui faz muito calor. É ótimo para vender sorvete!',
    ),
    fact('Tudo bem?', 'tudo bem|como vai|como está', 'Tudo bem! Só preciso de ajuda, como você vê.'),
  ],
  steps: [
    step(
      'Fale um pouco de você. Quem é você e o que você faz?',
      [],
      'Diga o seu nome e se estuda ou trabalha: “Eu me chamo… e…”.',
      'Eu me chamo Lucas, estudo aqui em Florianópolis e sou muito pontual.',
      {
        other_wordings: [
          'Primeiro eu quero conhecer você. Como você se chama e o que faz?',
          'Conte um pouco: quem é você e o que você faz?',
        ],
        topics: [
          'dezesseis|dezessete|quinze|dezoito|catorze|vinte|trinta|quarenta|#|jovem|mulher|homem|menino|menina|casa|procur*',
          'chamo|nome|sou|idade',
          'estud*|aluno|aluna|escola|colégio|faculdade|universidade|curso|série|trabalh*|emprego|aposentad*|professor*|enfermeir*|cozinheir*|vended*|engenheir*|motorista|desempregad*|dona de casa|garçom|garçonete|médic*',
          'moro|venho|vim|país|brasileir*|espanhol*|alem*|italian*|frances*|florianópolis|perto|aqui|férias|turista|caçula|vendo|vendedor|irmã*|irmão*|toco|surfista|intercambista|recém|comecei|terminei|academia',
          'gosto|adoro|jogo|toco|danço|nado|leio|esporte*|futebol|música|surf*|família|filho*|mãe|pai|casad*|solteir*|simpátic*|pontual|ensino médio|terceiro ano|segundo ano|último ano|primeiro ano|vestibular|intercâmbio|universitári*|sorveteria',
        ],
        reactions: [
          on('refusal', 'Sem vergonha! Só o seu nome já ajuda. Quem é você?', { goes_to: 'stay' }),
          on('joke', 'Ha ha! Aqui eu preciso de gente alegre. E de verdade, quem é você?', { goes_to: 'stay' }),
          when(
            ['estud*|escola|faculdade|aluno|aluna|curso', '*'],
            [
              'Muito prazer, {name}! Estudar e trabalhar, que força!',
              'Que bom, {name}! Nas férias, uma ajuda assim é ótima.',
            ],
          ),
          when('*', ['Muito prazer, {name}!', '{name}, que nome bonito! Muito prazer.']),
          when('estud*|escola|faculdade|aluno|aluna|curso|série', [
            'Muito prazer! Estudar e trabalhar, que força!',
            'Muito prazer! Então nas férias você tem tempo.',
          ]),
          when(
            'trabalh*|emprego|professor*|vended*|cozinheir*|garçom|garçonete',
            'Muito prazer! Você já sabe o que é trabalhar.',
          ),
          when('aposentad*|desempregad*|dona de casa', 'Muito prazer! Aqui toda ajuda é boa.'),
          on('dont_know', 'Calma, é fácil! Como você se chama?', { goes_to: 'stay' }),
          when('chamo|nome|sou', 'Muito prazer!'),
        ],
      },
    ),
    step(
      'Por que você quer trabalhar aqui?',
      [],
      'Dê um motivo com “porque”.',
      'Porque gosto de atender os clientes e adoro sorvete.',
      {
        other_wordings: [
          'E por que você quer vir para a minha sorveteria?',
          'Tem muitas lojas na praia. Por que a sorveteria?',
        ],
        topics: [
          'porque|por que|quero|adoro|amo|sorvete*|dinheiro|pessoas|gente|praia*|mar|verão|aprender|amigo*|português|trabalhar|férias|perto|ganhar|experiência|preciso|viajar|viagem|comprar|pagar|cliente*|legal|divertid*|atender|mãe|pai|pais|nada|interessante|ajudar|bom|sol',
          'grana|juntar|moro|lado|emprego|aprend*|independen*|primeiro|curios*|calor|doce*|chocolate|cartaz|vaga|oportunidade|futuro|estud*|faculdade|moto|presente|família|filho*|ocupad*|sair|casa|conhec*|ambiente|clima|equipe|turista*|idioma*|conversar|amiga|simpátic*|fama|gostos*',
          'passo aqui|sempre venho|disseram|minha mãe|desafio|gorjeta|responsab*|movimento|marca|equipe|colega*',
        ],
        reactions: [
          when('não gosto de sorvete|odeio sorvete', 'Não gosta de sorvete? Melhor para mim, você não come tudo!'),
          when(['sorvete*', 'pessoas|gente|cliente*'], 'Gente e sorvete: é isso que temos aqui!'),
          when('sorvete*', ['Eu também adoro, e olhe para mim!', 'Cuidado: aqui dentro o sorvete é uma tentação!']),
          when('dinheiro|ganhar|comprar|pagar|preciso|celular', [
            'Você diz a verdade, gosto disso.',
            'O dinheiro é importante, claro.',
          ]),
          when('pessoas|gente|cliente*|atender|amigo*', 'Aqui você fala com cem pessoas por dia.'),
          when('português|língua|aprender|falar', 'O seu português já está bom!'),
          when('praia*|mar|sol|perto|verão', 'Da porta se vê o mar, é lindo.'),
          when('experiência', 'Experiência é bom, e aqui você vai ter muita.'),
          when('mãe|pai|pais', 'Ha ha, os pais sempre têm boas ideias!'),
          on('dont_know', 'Pense um pouco: é pelo sorvete, pela praia ou pelo dinheiro?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'O que você sabe fazer bem?',
      [],
      'Diga o que faz bem: “Sei…” ou “Sou…”.',
      'Sou simpático e sei trabalhar em equipe.',
      {
        other_wordings: ['Em que você é bom de verdade?', 'Conte para mim: o que você faz bem?'],
        topics: [
          'sei|posso|bem|sou|simpátic*|rápid*|contas|matemática|pessoas|gente|língua*|idioma*|ajudar|trabalhar|cozinhar|limpar|arrumar|falar|pontual|equipe|música|computador|organiz*|legal|cantar|dançar|sorvete*|bolo*|inglês|espanhol|alegre|forte|paciente|calm*|desenhar|esporte*|nada|vender|sorrir|café|tudo',
          'aprend*|depressa|paciência|cuid*|crianças|escut*|ouv*|sorris*|contar|histórias|piada*|foto*|escrev*|ler|corr*|jog*|futebol|nad*|violão|piano|tocar|consert*|arte*|decor*|honest*|respons*|criativ*|atend*|educad*|memória|dormir|comer',
          'chego na hora|chego cedo|nunca chego|nunca falto|atrasad*|dirijo|dirigir|cobrar|caixa|troco|memorizar|ensin*|tocar bateria|toco bateria|planej*|decor*|convers*|explic*|sei pintar|pintar bem|tecn*|foto*|edito|vídeo*|cabelo|unha*|crianç*|cozinh*|lavar|servir|bandeja|dobrar',
        ],
        reactions: [
          when('nada', 'Nada? Não acredito! Eu ensino você.'),
          when('simpátic*|alegre|sorrir|legal', [
            'Um sorriso vende mais do que mil cartazes!',
            'Simpatia é a metade do trabalho aqui.',
          ]),
          when('língua*|idioma*|inglês|espanhol|alemão|francês', 'Línguas! Aqui vêm turistas do mundo todo.'),
          when('rápid*|pontual|organiz*|forte', 'Isso é ouro quando a fila é grande!'),
          when('contas|matemática|computador', 'Fazer contas! Eu sempre erro o troco.'),
          when('equipe|ajudar|pessoas|gente|falar|paciente|calm*', 'Muito bom, a equipe vai gostar de você.'),
          when('cozinhar|bolo*|café|sorvete*', 'Mãos boas na cozinha, que maravilha!'),
          when('limpar|arrumar', 'Limpar e arrumar! O meu filho precisa aprender isso.'),
          when('música|cantar|dançar|desenhar|esporte*|futebol|nadar', 'Que legal! Os clientes vão gostar.'),
          on('dont_know', 'O que os seus amigos dizem: você é rápido, simpático, calmo?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Você já trabalhou, ou já ajudou alguém no trabalho?',
      [
        'sim|não|nunca|trabalh*|ajud*|pais|mãe|pai|loja*|escola|crianças|jardim|amigo*|tio|tia|família|vez|verão|casa|às vezes|restaurante|mercado|cuid*|babá|cachorro*|vizinh*|avó|avô|fazenda|feira|vend*|limp*|cozinh*|bar|hotel|anos|experiência|primeira|ainda|irmã|irmão|café',
      ],
      'Conte uma coisa que você fez, ou diga “nunca” e como ajuda em casa.',
      'Tenho experiência: no fim de semana ajudo o meu tio na loja dele.',
      {
        other_wordings: [
          'Você já tem experiência? Em casa também conta!',
          'E você já trabalhou antes, ou já ajudou alguém?',
        ],
        reactions: [
          when('nunca|primeira vez|não trabalh*|ainda não|sem experiência', [
            'Não tem problema, eu ensino tudo.',
            'Todo mundo começa um dia!',
          ]),
          when(
            'loja*|mercado|feira|vend*|barraca|banca|quiosque|brechó|caixa|balcão',
            'Então você já conhece os clientes.',
          ),
          when(
            'restaurante|bar|café|hotel|cozinh*|garçom|estágio|estagi*|padaria|sorveteria|lanchonete|entreg*|escritório|fábrica',
            'Ótimo, o trabalho é parecido.',
          ),
          when('crianças|babá|irmã|irmão', 'Quem cuida de criança tem paciência!'),
          when('casa|mãe|pai|pais|avó|avô|jardim|limp*|família', 'Ajudar em casa também é trabalho.'),
          when('tio|tia|amigo*|vizinh*|fazenda', 'Que bom, você gosta de ajudar.'),
          on('no', ['Não tem problema, eu ensino tudo.', 'Todo mundo começa um dia!']),
          on('yes', 'Muito bem, isso ajuda.'),
          on('dont_know', 'Em casa, por exemplo: você limpa, cozinha, ajuda alguém?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Um teste: um cliente diz que este não é o sorvete dele. O que você diz?',
      [
        'desculp*|perdão|problema|novo|outro|qual|momento|dou|trago|faço|claro|erro|errei|troco|trocar|sinto|sabor|agora|senhor|senhora|calma|mudo|chamo|chamar|dona|ajud*|perguntar|pergunto|perguntaria|perguntei|de graça|pago|certo|pois não|quer|o que|por que|que horas|que tipo|que dia',
      ],
      'Peça desculpa e diga o que vai fazer.',
      'Desculpe! Já trago outro. Qual sabor o senhor pediu?',
      {
        other_wordings: [
          'Vamos fazer um teste: eu sou a cliente. “Moça, este sorvete não é meu!” O que você diz?',
          'Agora um teste. O cliente diz: “Eu não pedi este sorvete!” E você, o que diz?',
        ],
        reactions: [
          when(
            'é seu sim|mentira|coma|problema seu|problema é seu',
            'Ai, ai! Assim o cliente vai para a outra sorveteria. Mas você aprende!',
          ),
          when(
            ['desculp*|perdão|sinto', 'outro|novo|troc*|trago|dou|faço'],
            ['Perfeito! O cliente já está sorrindo.', 'Muito bem, assim ele volta amanhã!'],
          ),
          when(
            'qual|que sabor|perguntar|pergunto|perguntaria|perguntei|quer|sabor|era o seu|pediu',
            'Perguntar primeiro, muito inteligente.',
          ),
          when(
            'desculp*|perdão|sinto|foi mal|mil desculpas|me perdoe|lamento|perdões|me desculpe|perdoe',
            'Pedir desculpa é o mais importante.',
          ),
          when('outro|novo|troc*|trago|dou|faço', 'Rápido assim, ninguém fica bravo.'),
          when('chamo|chamar|dona|ajud*', 'Pode me chamar, claro. Eu ajudo.'),
          when('graça|grátis', 'De graça? Cuidado, assim eu fico pobre!'),
          on('joke', 'Você come o sorvete? Ha ha! E o que diz ao cliente?', { goes_to: 'stay' }),
          on('dont_know', 'Pense: você está no lugar do cliente. O que quer ouvir?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Abrimos todos os dias das dez às oito. Quando você pode trabalhar?',
      [
        'segunda*|terça*|quarta*|quinta*|sexta*|sábado*|domingo*|fim de semana|fins de semana|dia*|semana|manhã*|tarde*|noite*|sempre|julho|janeiro|dezembro|fevereiro|#|férias|todos|hora*|amanhã|depois|livre|qualquer|feriado*|verão',
      ],
      'Diga dias e horas.',
      'Posso trabalhar no fim de semana, das dez às quatro.',
      {
        other_wordings: [
          'O horário é das dez às oito, todos os dias. Em que dias você pode vir?',
          'E quando você tem tempo? Estamos abertos todos os dias, das dez às oito.',
        ],
        reactions: [
          when(
            'não posso * sábado*|não posso * domingo*|não posso * fim',
            'Sem fim de semana é difícil, mas na semana preciso também.',
          ),
          when(
            'todos|sempre|qualquer|todo dia|quando você precisar|quando você quiser|quando a senhora|quando precisar|quando quiser|tanto faz',
            ['Todos os dias? Você precisa descansar também!', 'Que energia! Mas dois dias são livres.'],
          ),
          when('sábado*|domingo*|fim de semana|fins de semana|feriado*', [
            'No fim de semana! É quando a fila vai até a praia.',
            'Ótimo, sábado e domingo são os melhores dias.',
          ]),
          when('noite*', 'À noite todo mundo quer sorvete!'),
          when('manhã*', 'De manhã é tranquilo, bom para aprender.'),
          when(
            'tarde*|depois|duas|três|quatro|depois do almoço|depois das',
            'À tarde, com o calor, preciso muito de ajuda.',
          ),
          when('segunda*|terça*|quarta*|quinta*|sexta*|semana', 'Durante a semana, muito bom.'),
          when('amanhã|hoje', 'Tão rápido? Gostei de você!'),
          when('janeiro|dezembro|fevereiro|férias|verão', 'Perfeito, é quando mais preciso.'),
          on('dont_know', 'Mais ou menos: no fim de semana ou durante a semana?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Você tem alguma pergunta?',
      [
        'tenho|hora|começo|começar|não|sim|quais|até|uma pergunta|pode|vocês|fica|é longe|a senhora|tem algum|tem alguma|você tem|vocês têm|tem que|tem desconto|tem outro|tem outra|o que|por que|que horas|que tipo|que dia|como é|como posso|como faço|como funciona|como se|como vou|quanto|quando|onde|quem',
      ],
      'Pergunte sobre o salário, a roupa ou o primeiro dia.',
      'Sim. Quando posso começar, e quanto ganho por hora?',
      {
        other_wordings: [
          'Agora é a sua vez: o que você quer saber?',
          'E você, quer perguntar alguma coisa sobre o trabalho?',
        ],
        reactions: [
          when('nada|nenhuma|tudo claro', ['Então venha no sábado, às dez!', 'Muito bem. A gente se vê no sábado!']),
          when('ganho|dinheiro|salário|pag*', 'Essa pergunta é importante!'),
          when(
            'roupa|uniforme|sorvete|almoço|lanche|chinelo|boné|tatuagem|camiseta|desconto|comer',
            'Gostei da pergunta!',
          ),
          when(
            'quanto|quando|onde|quem|qual|posso|preciso|sozinh*|gorjeta*|folga|vou ter|vou trabalhar|tem uniforme|tem desconto|tem pausa|intervalo|quantas|quantos',
            ['Boa pergunta.', 'Claro, eu explico.'],
          ),
          on('no', ['Então venha no sábado, às dez!', 'Muito bem. A gente se vê no sábado!']),
          on('yes', 'Pode perguntar! O que você quer saber?', { goes_to: 'stay' }),
          on('dont_know', 'Sobre o dinheiro, por exemplo, ou a roupa. O que você quer saber?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      4,
      'Desculpe, o meu cachorro pegou uma casquinha! Onde paramos? Ah, sim: você já trabalhou, ou já ajudou alguém?',
    ),
    twist(5, 'Olhe, um cliente de verdade! Ele diz: “Este não é o meu sorvete!” O que você diz?'),
    twist(
      6,
      'Ai, a minha ajudante vai viajar em janeiro! Abrimos todos os dias, das dez às oito. Quando você pode trabalhar?',
    ),
  ],
  starters: [
    'Oi! Eu vi o cartaz na porta.',
    'Boa tarde. Vocês estão procurando alguém?',
    'Olá, é sobre o trabalho de verão.',
  ],
  opening_message: 'Oi! Você veio por causa do trabalho de verão? Que bom, vamos sentar um pouquinho.',
  closing_message: 'Gostei muito de você! O trabalho é seu, e o primeiro sorvete também. Até breve!',
  correction: 'prompt',
})
