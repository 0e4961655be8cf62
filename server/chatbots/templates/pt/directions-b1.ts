import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const directionsB1 = template({
  id: 'directions-b1',
  name: 'Perdido a caminho da festa',
  language: 'pt',
  level: 'B1',
  description: 'Você vai a uma festa e se perdeu. Descreva onde está e deixe seu amigo guiar você por telefone.',
  role: 'Um amigo que está dando uma festa em Recife, por telefone',
  partner_name: 'Gustavo',
  region: 'BR',
  scenario:
    'Você desceu do ônibus cedo demais e o mapa não carrega. Está ficando escuro. Seu amigo conhece bem o bairro, mas primeiro precisa saber onde você está.',
  goals: [
    'Consigo descrever o lugar onde estou.',
    'Consigo explicar como cheguei aqui.',
    'Consigo seguir e conferir um caminho.',
    'Consigo escolher entre dois caminhos.',
  ],
  grammar: ['pretérito perfeito: desci, andei', 'estar e ficar', 'perguntas indiretas: Você sabe se…?'],
  vocabulary: words({
    descer: 'sair do ônibus ou do trem',
    'passar do ponto': 'não descer onde devia',
    'a rotatória': 'uma praça redonda onde ruas se encontram',
    'a rua sem saída': 'uma rua que não leva a lugar nenhum',
    'em direção a': 'para o lado de',
    'dar meia-volta': 'voltar por onde veio',
    'vir buscar': 'ir até alguém e levar junto',
    'a calçada': 'onde se anda ao lado da rua',
    'o cruzamento': 'onde duas ruas se cruzam',
    'tocar a campainha': 'apertar o botão da porta',
    reconhecer: 'saber o que é porque já viu',
    escuro: 'sem luz',
  }),
  facts: [
    fact(
      'De quem é a festa?',
      'aniversário|por que|festa é|comemor*|quantos anos',
      'É o meu aniversário de trinta anos, mas eu perdoo quem esqueceu!',
    ),
    fact(
      'Posso levar um amigo?',
      ['posso|pode', 'amig*|namorad*|cachorro|alguém'],
      'Claro, quanto mais gente, melhor.',
    ),
    fact(
      'Quanto tempo leva?',
      'quanto tempo|demora|minuto*|leva|falta',
      'Uns quinze minutos, se você não parar para dançar no caminho.',
    ),
    fact(
      'O que devo levar?',
      'levar|trazer|presente|comprar|gelo',
      'Só você! Bom, e um saco de gelo, se passar por um mercado.',
    ),
    fact(
      'Como é o seu irmão?',
      ['irmão|ele', 'como|nome|parece|reconhec*|anos|chama'],
      'O Beto tem dezoito anos, cabelo comprido e uma bicicleta laranja.',
    ),
    fact('É longe?', 'longe|perto|quilômetro*|metros', 'É pertinho, menos de dois quilômetros.'),
    fact(
      'Qual é o seu endereço?',
      'endereço|número|sua casa|prédio|andar|portão',
      'Rua das Mangueiras, quarenta e dois. É a casa amarela, com luzes na varanda.',
    ),
    fact(
      'Quem está na festa?',
      'quem|convidad*|pessoas|gente',
      'Já chegaram umas vinte pessoas, e a Camila perguntou por você.',
    ),
    fact(
      'O que tem para comer?',
      'comer|comida|bolo|churrasco|fome|beber|bebida*|cerveja',
      'Tem churrasco, tapioca e um bolo enorme. Mas corra, que acaba!',
    ),
    fact(
      'O parque é perigoso?',
      'perigos*|segur*|parque|escuro|medo',
      'O parque é tranquilo, só que tem pouca luz. Eu iria pelas ruas.',
    ),
    fact(
      'Tem ônibus ou táxi?',
      'ônibus|táxi|uber|metrô|carona',
      'O ônibus passa só daqui a quarenta minutos. A pé é mais rápido.',
    ),
    fact(
      'Você pode vir me buscar?',
      'buscar|vir aqui|vem aqui|carro',
      'Eu não posso sair, o churrasco queima! Mas vou pensar em alguém.',
    ),
    fact(
      'A que horas começou a festa?',
      'hora*|começou|atrasad*|acaba|termina',
      'Começou às sete, mas aqui ninguém chega na hora. Vai até o último convidado!',
    ),
    fact('Tem música?', 'música|dançar|banda|dj', 'O meu primo toca forró ao vivo. Ouça só o barulho!'),
    fact(
      'Que torre é essa?',
      ['torre', 'que|qual|como|onde'],
      'É a torre da igreja, com um relógio iluminado. Dá para ver de longe.',
    ),
    fact(
      'E se eu for pela outra rua?',
      'outra rua|rua sem saída|atalho|outro caminho',
      'Cuidado, a primeira rua à direita é sem saída!',
    ),
    fact('Onde posso dormir?', 'dormir|sofá|voltar para casa|ficar aí', 'Tem um sofá livre para você, se ficar tarde.'),
    fact('Vai chover?', 'chov*|chuva|tempo|frio|calor', 'Não, o céu está limpo. Dá até para ver as estrelas.'),
    fact('Você está me ouvindo?', 'ouvindo|escutando|alô|sinal', 'Estou ouvindo, sim, é só o forró que está alto.'),
    fact('Tudo bem?', 'tudo bem|como vai|como está', 'Tudo ótimo, só falta você!'),
  ],
  steps: [
    step(
      'Me diz o que você está vendo aí em volta.',
      [],
      'Descreva duas coisas: “À minha esquerda tem…, e…”.',
      'À minha esquerda tem um parque grande e escuro, e no cruzamento um cinema antigo.',
      {
        other_wordings: ['Olhe em volta e descreva: o que você vê aí?', 'Para eu achar você: o que tem aí perto?'],
        topics: [
          'vejo|vendo|há|rua*|loja*|igreja*|parque*|casa*|prédio*|estação|ponte*|árvore*|supermercado|escola|restaurante|placa|praça|cinema*|banco|rio|torre|farmácia|padaria|esquina|cruzamento|bar|hospital|carro*|muro|semáforo|mercado|calçada|ponto|hotel|nada|escuro|gente|cachorro*|praia*|tem algum',
          'tem alguma|você tem|vocês têm|tem que|tem desconto|tem outro|tem outra|avenida*|palmeira*|gasolina|fábrica|estádio|feira|quiosque|barraca|fonte|relógio|sinal|faixa|canal|mar|areia|posto|livraria|clínica|academia|delegacia|oficina|garagem|grafite|outdoor|anúncio|luzes|portão|cerca|jardim|monumento',
          'igrejinha|viaduto|túnel|trilhos|morro|estátua|cavalo|campo|quadra|montanha*|lagoa|coreto|letreiro|vitrine*|cemitério|colégio|quartel|condomínio|garagem',
        ],
        reactions: [
          when(
            'nada|não vejo|só escuro|tudo escuro',
            'Não vê nada? Então ande até a próxima luz. Acho que você está perto do parque.',
          ),
          when(
            ['parque*', 'cinema*'],
            ['O cinema velho, do lado do parque! Conheço bem.', 'Ah, o cinema! Ali dei o meu primeiro beijo.'],
          ),
          when('parque*|árvore*', 'Deve ser o parque municipal, então.'),
          when('cinema*', 'O cinema velho! Ali dei o meu primeiro beijo.'),
          when('igreja*|torre', 'Ah, então não está tão longe da torre.'),
          when(
            'supermercado|mercado|farmácia|padaria|banco|loja*|escola|posto|restaurante|hotel|bar',
            'Isso deve ser na avenida, perto do parque.',
          ),
          when('rio|ponte*|praia*', 'Perto da água? Então foi mais longe do que eu pensava.'),
          when('cachorro*|gente|carro*', 'Ótima companhia! Você deve estar na avenida do parque.'),
          on('dont_know', 'Respire! Tem alguma loja, uma igreja, um parque?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, um dinossauro? Isso não aparece no meu mapa! O que mais você vê?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Acho que já sei onde é. Como você chegou aí?',
      [
        'ônibus|trem|andei|andando|peguei|fui|vim|pé|táxi|desci|errei|errado|ponto|bicicleta|cedo|metrô|cheguei|caminhei|carro|uber|virei|segui|perdi|dormi|passei|correndo|entrei|confundi|moto|amigo|mapa|eu saí|caminhando|atravessei|esqueci|motorista|deix*|segu*',
      ],
      'Conte o caminho: “Peguei… e depois…”.',
      'Peguei o ônibus e desci cedo demais. Depois andei em direção a uma igreja.',
      {
        other_wordings: ['E como foi que você parou aí?', 'Conte o caminho: o que você fez até chegar aí?'],
        reactions: [
          when('dormi|passei do ponto', 'Dormiu no ônibus? Igualzinho a mim!'),
          when('desci|cedo|ponto errado|errei * ponto', [
            'Desceu antes da hora! Acontece com todos.',
            'Um ponto antes, e tudo muda, eu sei.',
          ]),
          when('táxi|uber|carro|largou|me deixou|me largou|carona', 'E o motorista deixou você aí? Que figura!'),
          when('bicicleta|moto', 'Sobre duas rodas, e mesmo assim se perdeu!'),
          when('mapa|celular|gps|atalho|placa*|instruç*', 'O mapa adora mandar as pessoas para esse lado.'),
          when('ônibus|metrô|trem', 'Esse ônibus engana todo mundo.'),
          when(
            'andei|pé|caminhei|andando|virei|segui|caminhando|atravessei|sempre em frente|fui reto|andei reto',
            'Quanto você já andou! Merece uma cadeira.',
          ),
          on('dont_know', 'Tente lembrar: você veio de ônibus ou a pé?', { goes_to: 'stay' }),
          on('joke', 'De disco voador? Só você! E de verdade, como chegou aí?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Você foi para o lado errado. Pode dar meia-volta até o ponto, ou ir pelo parque, que é mais curto mas escuro. O que prefere?',
      [
        'parque|voltar|volto|ponto|curto|escuro|prefiro|segur*|primeir*|segund*|luz|caminho|meia-volta|rápid*|medo|lanterna|nenhum*|tanto faz|perigos*|táxi|correndo|rua*|cansad*|iluminad*|melhor|claro',
      ],
      'Escolha e diga por quê.',
      'Prefiro dar meia-volta, porque o parque está escuro demais.',
      {
        other_wordings: [
          'Há dois caminhos: dar meia-volta até o ponto, ou cortar pelo parque, que é mais curto mas escuro. Qual você prefere?',
          'Era para o outro lado! Você volta ao ponto, com luz, ou vai pelo parque escuro, que é mais curto?',
        ],
        reactions: [
          when('não * parque|medo|perigos*|escuro|segur*|luz|clar*|iluminad*', [
            'Melhor assim. Do ponto você já vê a torre da igreja.',
            'É mais seguro mesmo. Do ponto já se vê a torre da igreja.',
          ]),
          when('nenhum*|táxi|cansad*', 'Coragem, falta pouco! Volte ao ponto, dali se vê a torre da igreja.'),
          when('tanto faz', 'Então volte ao ponto, que eu fico mais tranquilo. Dali se vê a torre da igreja.'),
          when('parque|curto|rápid*|lanterna|segund*', [
            'Pelo parque, então, com a lanterna do celular! No fim dele se vê a torre da igreja.',
            'Que coragem! Do outro lado do parque se vê a torre da igreja.',
          ]),
          when('volt*|ponto|meia-volta|primeir*|rua*', [
            'É mais seguro mesmo. Do ponto já se vê a torre da igreja.',
            'Boa escolha. Do ponto você já vê a torre da igreja.',
          ]),
          on('dont_know', 'Você tem medo do escuro, ou quer chegar logo?', { goes_to: 'stay' }),
          on('joke', 'Voando seria melhor! Mas parque ou ponto, o que prefere?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Agora escute: vá em direção à torre até uma rotatória e pegue a segunda rua à direita. Pode repetir?',
      ['torre|rotatória', 'segunda|direita'],
      'Repita a torre, a rotatória e a rua.',
      'Vou em direção à torre até a rotatória, e pego a segunda rua à direita.',
      {
        other_wordings: [
          'O resto é fácil: em direção à torre, até a rotatória, e lá a segunda rua à direita. Repete para mim?',
          'Preste atenção: torre, rotatória, e depois a segunda rua à direita. Como é o caminho?',
        ],
        reactions: [
          when(
            'esquerda|primeira|terceira',
            'Assim você vai parar no rio! É a segunda à direita. Como fica o caminho?',
            { goes_to: 'stay' },
          ),
          when(
            ['torre', 'rotatória', 'segunda', 'direita'],
            ['Perfeito, nem o mapa explica melhor!', 'Isso mesmo, palavra por palavra.'],
          ),
          when(
            ['torre|rotatória', 'segunda|direita'],
            ['Isso mesmo: a segunda rua à direita.', 'Certo! E a primeira é sem saída, cuidado.'],
          ),
          on('refusal', 'Só mais uma vez, para eu ficar tranquilo! Depois da torre, o que vem?', { goes_to: 'stay' }),
          on('dont_know', 'Devagar: primeiro a torre, depois a rotatória. E que rua você pega?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E se você se perder de novo, o que vai fazer?',
      [
        'ligo|ligar|perguntar|pergunto|perguntaria|perguntei|alguém|volto|voltar|táxi|mensagem|mapa|loja|novo|mando|chamo|grit*|chorar|choro|esper*|polícia|uber|casa|celular|telefon*|desist*|sento|pedir|peço|ajuda|fico|localização|nada|foto',
      ],
      'Use “Se eu me perder, …”.',
      'Se eu não reconhecer a rua, ligo para você ou pergunto a alguém.',
      {
        other_wordings: [
          'Com você nunca se sabe! O que vai fazer se se perder outra vez?',
          'E se não achar a rotatória, o que você faz?',
        ],
        reactions: [
          when('chor*|grit*', 'Não precisa chorar, a festa inteira vai procurar você!'),
          when('casa|desist*|volto', 'Voltar para casa? Nem pense nisso!'),
          when(
            ['ligo|ligar|telefon*|mensagem', 'perguntar|pergunto|perguntaria|perguntei|alguém'],
            'Dois planos! Assim não tem erro.',
          ),
          when('ligo|ligar|telefon*|chamo|telefono|telefonar|ligo na', [
            'O meu celular fica ligado a noite toda.',
            'Pode ligar quantas vezes quiser.',
          ]),
          when('mensagem|mando|localização|foto', 'Mande a localização, é mais fácil.'),
          when(
            'perguntar|pergunto|perguntaria|perguntei|alguém|loja|polícia|ajuda|sigo a|música|barulho|porta|campainha|um vizinho|uma vizinha|algum vizinho|bar|padaria|guarda',
            'As pessoas daqui gostam de ajudar.',
          ),
          when('táxi|uber', 'Boa ideia, o táxi sabe o caminho.'),
          when('esper*|sento|fico|nada', 'Ficar parado, então, e eu mando alguém.'),
          on('dont_know', 'Você tem o meu número! O que pode fazer com ele?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, dormir na rotatória não vale! O que vai fazer de verdade?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Meu irmão também pode vir buscar você de bicicleta. O que acha?',
      [],
      'Aceite ou recuse com educação, e diga o motivo.',
      'Obrigado, mas ele não precisa vir buscar. Agora eu vou achar.',
      {
        other_wordings: [
          'O Beto, meu irmão, está sem fazer nada. Ele pode ir de bicicleta até aí, quer?',
          'Tive uma ideia: o meu irmão pega a bicicleta e vai buscar você. Tudo bem?',
        ],
        topics: [
          'vergonha|certo|combinado|confio|desculp*|capacete|noite|besteira|bora|feito|jamais|nunca|claro|adorei|salv*',
          'sim|não|claro|quero|aceito|ótimo|ótima|boa|bom|perfeito|perfeita|maravilh*|legal|beleza|ok|gentil|obrigad*|valeu|ideia|adoraria|gostaria|por favor|topo|pode|prefiro|melhor',
          'precisa|preciso|achar|acho|sozinh*|perto|chego|chegar|andar|caminhar|pé|consigo|conheço|problema|incomodar|tranquil*|não quero|deixa',
          'bicicleta|beto|buscar|vir|venha|vem|encontr*|esper*|carona|ajuda*|rápid*|cair|pesad*|carro|moto|cansad*|medo|escuro|festa|diga a ele|diz a ele|agradec*|bonito|reconhec*|como é ele|quanto tempo|demora|irmão',
        ],
        reactions: [
          when(
            'não precisa|não obrigad*|sozinh*|consigo|vou achar|não quero|incomodar|prefiro andar|prefiro caminhar|deixa',
            ['Como quiser, confio em você!', 'Está bem, o Beto fica cuidando do churrasco.'],
          ),
          when(
            'sim|claro|quero|aceito|ótim*|boa|perfeit*|maravilh*|por favor|topo|adoraria|gostaria|legal|beleza|ideia',
            [
              'O Beto já pegou a bicicleta e espera você na rotatória.',
              'Ele já está saindo! Procure uma bicicleta laranja.',
            ],
          ),
          when('medo|cair|pesad*', 'Ha ha, ele pedala bem, pode confiar!'),
          when('cansad*|rápid*|escuro', 'Então ele vai já para a rotatória.'),
          on('no', 'Como quiser, confio em você!'),
          on('refusal', 'Como quiser, confio em você!'),
          on('yes', 'O Beto já pegou a bicicleta e espera você na rotatória.'),
          on('dont_know', 'Você quer companhia ou prefere andar?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Mais uma coisa: a campainha não funciona. Como você avisa que chegou?',
      [
        'ligo|ligar|mensagem|escrev*|bato|bater|porta|grit*|janela|celular|mando|aviso|chamo|telefon*|palma*|assobi*|pedra*|canto|cantar|buzin*|whatsapp|toco|entro|entrar|portão|nome|pulo|vizinh*|espero|dançando|berr*|abrir|alguém|peço',
      ],
      'Pense no celular ou na porta.',
      'Não vou tocar a campainha: mando uma mensagem, ou bato na porta.',
      {
        other_wordings: [
          'Ah, e não adianta tocar a campainha, ela quebrou. Como você vai avisar que chegou?',
          'Só falta uma coisa: a campainha está quebrada. O que você faz quando chegar?',
        ],
        reactions: [
          when('pedra*|pulo|janela|pedrinh*|varanda', 'A janela custa caro! Mas eu vou ficar de olho.'),
          when(
            ['mensagem|mando|ligo|ligar|celular|whatsapp', 'bat*|porta|grit*|palma*'],
            'Celular e porta: alguma coisa eu vou ouvir!',
          ),
          when('mensagem|whatsapp|escrev*|mando|grupo|zap|recado|torpedo', [
            'Vou deixar o celular no bolso.',
            'Mande com muitos pontos de exclamação!',
          ]),
          when('ligo|ligar|telefon*|celular|chamo', 'Eu atendo logo, prometo.'),
          when('bat*|bato|porta|portão', 'Bata com força, o forró está alto!'),
          when('grit*|canto|cantar|assobi*|palma*|nome', 'Ha ha, os vizinhos vão adorar!'),
          when('entro|entrar', 'Isso, é só entrar: a porta está aberta.'),
          on('dont_know', 'O que você tem na mão agora? Isso mesmo: como avisa com ele?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, sinal de fumaça só o do churrasco! Mas como você avisa?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Ih, acabou a luz no parque! Você pode dar meia-volta até o ponto, ou ir pelo parque escuro, que é mais curto. O que prefere?',
    ),
    twist(
      5,
      'O meu celular está quase sem bateria, mas o do meu irmão funciona! E se você se perder de novo, o que vai fazer?',
    ),
    twist(7, 'Xi, alguém deixou cair o bolo na campainha, não me pergunte como! Como você avisa que chegou?'),
  ],
  starters: [
    'Oi, sou eu. Estou perdido!',
    'Você está me ouvindo? Preciso da sua ajuda.',
    'Desculpe, vou chegar atrasado.',
  ],
  opening_message: 'Alô! A gente já estava preocupado. Calma, que eu guio você.',
  closing_message: 'Perfeito! O churrasco espera por você. Até já, e cuidado na calçada!',
  correction: 'prompt',
})
