import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const smallTalkB1 = template({
  id: 'small-talk-b1',
  name: 'Conversa no ônibus',
  language: 'pt',
  level: 'B1',
  description: 'Uma viagem longa de ônibus e alguém simpático ao seu lado. Mantenha a conversa.',
  role: 'Uma passageira num ônibus do Rio de Janeiro para Vitória',
  partner_name: 'Vera',
  region: 'BR',
  scenario:
    'Vocês têm lugares perto da janela e horas pela frente. O ônibus para no meio da estrada, e vocês falam de viagens, de casa e de planos.',
  goals: [
    'Consigo começar uma conversa e continuar.',
    'Consigo contar uma pequena história de viagem.',
    'Consigo dizer o que penso e perguntar a opinião do outro.',
    'Consigo me despedir com educação.',
  ],
  grammar: ['imperfeito e perfeito para contar', 'eu também / eu também não', 'enquanto e quando'],
  vocabulary: words({
    'o atraso': 'quando algo chega mais tarde',
    'o trajeto': 'o caminho entre dois lugares',
    'a paisagem': 'o que se vê da natureza',
    'ficar parado': 'não poder continuar',
    'o aviso': 'o que uma voz diz a todos',
    'a conexão': 'o próximo ônibus ou avião que se pega',
    'no exterior': 'em outro país',
    crescer: 'passar a infância em um lugar',
    'ter saudade': 'ficar triste porque falta alguém ou algo',
    'valer a pena': 'ser bom o bastante para o esforço',
    'passar o tempo': 'fazer algo enquanto se espera',
    'a poltrona': 'onde você se senta no ônibus',
  }),
  facts: [
    fact('Você tem medo de avião?', ['medo', 'avião|voar'], 'Um medo bobo, mas tenho.'),
    fact(
      'E você, até onde vai?',
      ['até onde|aonde|para onde|onde', 'vai|indo|desce'],
      'Vou até Guarapari, visitar a minha irmã gêmea.',
    ),
    fact(
      'Onde você mora?',
      ['onde', 'você|vive|é|nasceu|cresceu|mora'],
      'Cresci em Domingos Martins, no meio das montanhas, e moro no Rio há trinta anos.',
    ),
    fact(
      'Você viaja muito?',
      ['você', 'viaja|viagem|ônibus|avião'],
      'Uma vez por mês, sempre de ônibus. Nem penso em avião!',
    ),
    fact(
      'Como você se chama?',
      'você se chama|senhora se chama|seu nome|qual nome|como se chama',
      'Vera, muito prazer.',
    ),
    fact(
      'Você gosta do Rio?',
      ['gosta|prefere|acha', 'rio|cidade|morar'],
      'Tem dias bons e dias ruins! Mas não troco o Rio por nada.',
    ),
    fact(
      'Há quanto tempo você mora no Rio?',
      ['tempo|anos|quando', 'mora|rio'],
      'Há trinta anos. Fui para estudar e fiquei pelo mar.',
    ),
    fact(
      'O que você faz?',
      'trabalha|profissão|que você faz|aposentada|trabalho',
      'Sou enfermeira aposentada. Hoje cuido de plantas, que reclamam menos!',
    ),
    fact(
      'Você tem filhos?',
      ['filho*|neto*|família|casada|marido', 'você|tem|sua|é'],
      'Tenho dois filhos no exterior e uma saudade enorme.',
    ),
    fact(
      'Você tem um bicho?',
      'bicho*|gato*|cachorro*|animal',
      'Um papagaio que fala mais do que eu. Ficou com a vizinha.',
    ),
    fact(
      'Qual foi a sua melhor viagem?',
      ['sua|você', 'viagem|viajou|melhor'],
      'A Portugal, com a minha mãe. Ela dançou na rua, aos oitenta anos!',
    ),
    fact(
      'Quanto tempo falta?',
      'falta|faltam|demora|chegar|chegamos|quanto tempo|horas de viagem',
      'Umas quatro horas, se não pararmos de novo.',
    ),
    fact(
      'Por que paramos?',
      ['por que|o que|que foi|aconteceu|qual', 'par*|aconteceu|foi|problema|atraso'],
      'O motorista falou de uma árvore caída na estrada.',
    ),
    fact('Tem banheiro no ônibus?', 'banheiro', 'Lá atrás, à direita. Segure bem a porta!'),
    fact('Tem wi-fi aqui?', 'wi-fi|wifi|internet|senha|tomada', 'Dizem que tem, mas nunca funcionou comigo.'),
    fact(
      'Quando é a próxima parada?',
      ['quando|onde|qual', 'parada|paramos|comer|lanche'],
      'Em Campos, daqui a uma hora. Lá tem um ótimo pão com linguiça.',
    ),
    fact(
      'Você quer um biscoito?',
      ['quer|aceita|posso', 'biscoito*|bala*|água|lanche|sanduíche|oferecer'],
      'Aceito, obrigada! Tenho bananas, se quiser trocar.',
    ),
    fact('O que você está lendo?', 'lendo|livro|ler|revista', 'Um romance policial. Já sei quem é o assassino!'),
    fact(
      'Quanto custou a passagem?',
      'quanto custa|quanto custou|passagem|preço',
      'Paguei cento e vinte reais, comprando cedo.',
    ),
    fact(
      'Como está o tempo lá?',
      ['como|está|faz', 'tempo|chuva|sol|calor|frio'],
      'A minha irmã disse que lá faz sol.',
    ),
  ],
  steps: [
    step(
      'Se não for indiscrição, até onde você vai?',
      [
        'até|vou|vitória|casa|fim|rodoviária|amig*|família|visitar|ver|trabalho|cidade|férias|irmã|próxima|mãe|pai|avó|avô|praia*|guarapari|campos|passear|parada|longe|estudar|namorad*|terminal|entrevista|última|espírito santo|ao|lugar|final|casamento|rio|congresso|filh*',
      ],
      'Diga aonde vai e por quê.',
      'Vou até Vitória, porque tenho saudade da minha irmã.',
      {
        other_wordings: [
          'O trajeto é longo, a gente bem que podia conversar. Até onde você vai?',
          'Posso perguntar para onde você está indo?',
        ],
        reactions: [
          when('irmã|irmão', [
            'Irmãos são para a vida toda. Eu também vou ver a minha irmã.',
            'Uma visita de família! Eu também vou ver a minha irmã.',
            'Que coincidência boa! Eu também vou ver a minha irmã.',
          ]),
          when('família|mãe|pai|avó|avô|vó|vô|pais|filh*|tio|tia|prim*', 'A família vai preparar um banquete, aposto.'),
          when('namorad*|casamento', 'Uma viagem por amor, que bonito!'),
          when('trabalh*|entrevista|congresso|reunião', 'Viagem de trabalho! Pelo menos a paisagem é de graça.'),
          when('estud*|prova|universidade|curso', 'Estudar longe de casa exige coragem.'),
          when('praia*|férias|passear|turismo|conhecer', 'Férias! As praias de lá são lindas.'),
          when('amig*', 'Os amigos valem qualquer viagem.'),
          when('vitória', 'Vitória, então vamos juntos quase até o fim.'),
          when('próxima|campos', 'Então temos pouco tempo. Vamos aproveitar!'),
          on('refusal', 'Desculpe, sou curiosa demais! Mas conte só isto: você vai até o fim da linha?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Você viaja muito de ônibus?',
      [
        'sim|não|pouco|nunca|às vezes|ônibus|carro|avião|trem|prefiro|quase|sempre|bicicleta|primeira vez|bastante|raramente|semana|mês|ano|vez|vezes|dia|todo|férias|moto|frequência|enjoo|odeio|metrô|de vez em quando|barato|medo|só|jamais|navio|carona|táxi|janela|paisagem|rotina|costumo',
      ],
      'Diga com que frequência, e compare com outra coisa.',
      'Bastante. Prefiro o ônibus, porque vejo a paisagem.',
      {
        other_wordings: ['E você, costuma viajar de ônibus?', 'Com que frequência você viaja assim, de ônibus?'],
        reactions: [
          when('não gosto', 'Entendo. Comigo a conversa ajuda!'),
          when('primeira vez|nunca', [
            'A primeira vez! Então pegou a melhor poltrona.',
            'Primeira vez? Então aproveite a janela.',
          ]),
          when('prefiro ônibus|ônibus porque|gosto de ônibus|gosto do ônibus', [
            'Para mim também, ônibus é o melhor.',
            'Concordo, no ônibus a gente vê o caminho.',
            'Eu também, e ainda dá para dormir.',
          ]),
          when('odeio|enjoo|detesto|chato', 'Entendo. Comigo a conversa ajuda!'),
          when('paisagem|janela|ler|dormir|música', 'Aqui em cima dá tempo para tudo.'),
          when('avião|voar', 'De avião é mais rápido, mas eu morro de medo.'),
          when('carro|moto|carona|táxi', 'De carro a gente para onde quer, é verdade.'),
          when('pouco|raramente|quase|às vezes|não muito', 'De vez em quando, faz bem.'),
          when('muito|bastante|sempre|semana|mês|todo dia', 'Quanta estrada! Você já deve conhecer cada curva.'),
          on('no', 'De vez em quando, faz bem.'),
        ],
      },
    ),
    step(
      'Ouviu o aviso? Vamos ficar parados meia hora. Isso atrapalha você?',
      [
        'sim|não|conexão|perco|perder|tarde|esper*|problema|irmã|ligar|tempo|pressa|sorte|importa|atrapalha|pouco|compromisso|atraso|reunião|nada|tranquilo|calma|fome|avisar|paciência|férias|banheiro|hora*|trabalho|entrevista|azar|tudo bem|cedo|droga|claro',
      ],
      'Diga o que isso muda para você.',
      'Um pouco. Não quero ficar parado: com o atraso, vou perder a conexão.',
      {
        other_wordings: [
          'Ih, o motorista deu um aviso: meia hora parados. Isso é um problema para você?',
          'Mais um atraso! Vamos ficar parados uma meia hora. Atrapalha os seus planos?',
        ],
        reactions: [
          when(
            'sem pressa|não tenho pressa|tenho tempo|não importa|sem problema|não atrapalha|tranquilo|férias|tanto faz|tudo bem',
            ['Que calma invejável!', 'Assim é que se viaja.'],
          ),
          when('conexão|perder|perco|voo', [
            'Ai, a conexão! Avise o motorista, às vezes eles esperam.',
            'Tomara que dê tempo! Quem sabe ele recupera na estrada.',
            'Que chato! Mas sempre tem outro mais tarde.',
          ]),
          when(
            'trabalho|reunião|entrevista|compromisso|consulta|médico|aula|prova|encontro|dentista|exame',
            'Melhor mandar uma mensagem já.',
          ),
          when('irmã|família|mãe|pai|amig*|esperando|ligar|avisar', 'É só avisar; quem gosta da gente espera.'),
          when(
            'fome|banheiro|calor|comer|lanche|sede|dormir|ler|meu livro|um bom livro|tenho um livro|sem bateria|meu celular|carregar',
            'Tenho bananas e água, se quiser.',
          ),
          when('sim|muito|chato|azar|droga|tarde', 'Que chato, sinto muito.'),
          when('pouco', 'Um pouco de paciência, e logo passa.'),
          on('no', ['Que calma invejável!', 'Assim é que se viaja.']),
          on('yes', 'Que chato, sinto muito.'),
          on('joke', 'Ha ha, se a gente empurrar, chega antes! Mas falando sério, você tem pressa?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Então vamos passar o tempo. Qual foi a melhor viagem da sua vida?',
      [],
      'Conte onde foi, com quem, e o que foi especial.',
      'A melhor foi no exterior, com meu pai, na Noruega. Valeu a pena!',
      {
        other_wordings: [
          'Enquanto esperamos, conte uma coisa: qual foi a sua melhor viagem?',
          'O melhor remédio contra a espera é uma história. Qual viagem você nunca vai esquecer?',
        ],
        topics: [
          'machu picchu|cusco|patagônia|disney|cuba|canadá|austrália|china|coreia|bolívia|colômbia|equador|holanda|suíça|áustria|polônia|rússia|ucrânia|croácia|turquia|islândia|salvador|rio|fernando de noronha|gramado|foz|europa|acamp*|voltei|levou|levaram',
          'viajei|viagem|viajamos|fui|fomos|visitei|visitamos|conheci|conhecemos|passei|passamos|voei|peguei|ficamos|fiquei|aluguei|caminhei',
          'praia*|mar|montanha*|ilha*|neve|deserto|floresta|rio|lago|cachoeira*|natureza|país|campo|fazenda|acampamento|parque|castelo|museu*|disney|exterior',
          'brasil|europa|itália|frança|espanha|portugal|paris|londres|japão|argentina|chile|peru|méxico|grécia|áfrica|egito|noruega|amazônia|bahia|nova york|estados unidos|alemanha|lisboa|tailândia|marrocos|turquia|índia|barcelona|berlim',
          'pai|mãe|pais|família|amig*|namorad*|marido|mulher|esposa|filh*|irmã*|irmão*|avó*|avô|sozinh*|escola|turma|lua de mel|prim*',
          'há * anos|ano passado|faz * anos|verão|inverno|férias|quando|semana*|dias|mês|infância|criança|casamento|aniversário',
          'trem|avião|carro|barco|cruzeiro|bicicleta|mochila|moto|navio|ônibus|trilha|caminho de santiago',
          'linda|lindo|maravilh*|inesquecível|incrível|especial|melhor|comida|dança*|aurora|sol|vimos|vi|comemos',
          'nunca|nenhuma|não viaj*|ainda não|todas|difícil|muitas|mergulh*|peixe*|tartaruga*|baleia*|bonito|chapada|pantanal|cataratas|safári|parque aquático|sítio|serra|mochil*|américa do sul|sul|nordeste|patagônia|cruzeiro|lençóis|ilha|trem|europa|ásia|caribe|vulcão|geleira',
        ],
        reactions: [
          when('nunca viaj*|não viaj*|nenhuma|ainda não', 'Então a melhor ainda está por vir!'),
          when('esta viagem|esta aqui|esta mesma', 'Esta? Assim eu fico vermelha!'),
          when('sozinh*', 'Só você e o mundo: é preciso coragem.'),
          when('lua de mel|namorad*|marido|esposa|mulher', 'Com amor, qualquer lugar é bonito.'),
          when('pai|mãe|pais|família|irmã*|irmão*|avó*|avô|filh*', [
            'Com a família, a lembrança vale em dobro.',
            'São momentos que ninguém tira da gente.',
            'Que lindo! Isso fica para sempre.',
          ]),
          when('amig*|turma|escola', 'Com os amigos, a viagem vira festa!'),
          when('praia*|ilha*|mar', 'O mar, sempre o mar. Eu quase sinto o cheiro.'),
          when('montanha*|neve|floresta|cachoeira*|natureza|trilha', 'A natureza deixa a gente sem palavras.'),
          when('*', ['{place}! Sempre quis conhecer.', '{place}, que sonho!']),
          on('dont_know', 'Pode ser perto de casa também. Que lugar deixou você feliz?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E não deu nada errado?',
      [],
      'Conte uma pequena história: “Enquanto a gente…, …”.',
      'Deu! Enquanto a gente dormia, alguém levou nossos sapatos por engano.',
      {
        other_wordings: [
          'Numa boa viagem sempre acontece alguma coisa. O que deu errado?',
          'E teve algum problema no caminho, alguma história engraçada?',
        ],
        topics: [
          'insolação|bolha*|ressaca|alergia|fiasco|desastre|caos|tivemos que|tive que|pior|briguei|chorei|fugi*|confund*|furou|fechad*|lotad*|golpe|multa',
          'perd*|roub*|furt*|esquec*|levaram|levou|sumi*|deixei|procur*|achei|ach*',
          'mala*|bagagem|passaporte|carteira|celular|dinheiro|chave*|sapato*|mochila|documento*|ingresso*|câmera|roupa*|óculos',
          'atras*|cancel*|avião|voo|trem|ônibus|carro|pneu|quebr*|gasolina|trânsito|barco|táxi|motorista|acidente|caminho|estrada|rua',
          'chuva|chovia|tempestade|frio|neve|calor|vento|temporal|mosquito*|bicho*|cobra|macaco*|aranha|barata*|cachorro|onda*',
          'doente|passei mal|vomit*|febre|hospital|dor|dente|comida|enjo*|queim*|machuc*|caí|caiu|torci|médico|banheiro|fome',
          'hotel|reserva|quarto|barraca|cama|dorm*|camping|polícia|língua|idioma|entend*|confus*|engano|errad*|erro',
          'deu|aconteceu|acontec*|enquanto|de repente|quando|problema*|susto|brig*|medo|engraçad*|ri|rimos|nada|tudo certo|tudo bem|perfeito|perfeita|sorte|não|atol*|lama|correu tudo|maravilha|tranquilo|queda|enchente|fila*|multa|trocaram|derrub*',
        ],
        reactions: [
          when('não deu|nada errado|nada|tudo certo|tudo bem|perfeit*|sem problema*', [
            'Nada? Você nasceu com sorte!',
            'Tudo certo! Nas minhas viagens isso nunca acontece.',
          ]),
          when('roub*|furt*|polícia|levaram|levou', [
            'Não acredito! E ainda conta isso com calma.',
            'Minha Nossa! Que história!',
            'Que coisa! Eu teria chorado.',
          ]),
          when(
            'mala*|bagagem|passaporte|carteira|documento*|mochila',
            'Ai, perder as coisas longe de casa é um pesadelo.',
          ),
          when('perdi|perdemos|perdid*', 'Perder-se também é conhecer o lugar, dizem.'),
          when(
            'doente|passei mal|vomit*|febre|hospital|comida|enjo*|dor',
            'Coitados! Doença em viagem ninguém merece.',
          ),
          when('chuva|choveu|chovia|tempestade|frio|neve|temporal', 'O tempo nunca lê os nossos planos.'),
          when('quebr*|pneu|atras*|cancel*|voo|gasolina|carro|trem', 'Na estrada acontece de tudo, olhe nós aqui!'),
          when('macaco*|cachorro|bicho*|mosquito*|cobra|aranha|barata*', 'Ha ha, os bichos também estavam de férias!'),
          on('no', ['Nada? Você nasceu com sorte!', 'Tudo certo! Nas minhas viagens isso nunca acontece.']),
          on('yes', 'Conte, conte! O que foi que aconteceu?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Eu cresci numa cidadezinha e hoje moro no Rio. Onde você preferiria morar, no interior ou numa cidade grande?',
      [
        'cidade*|interior|campo|os dois|nenhum*|grande|pequen*|mar|praia*|preferiria|prefiro|calm*|tranquil*|moraria|montanha*|natureza|capital|barulho|sossego|ar puro|trânsito|fazenda|vila|roça|metrópole|cidadezinha|depende|sítio|floresta|primeir*|segund*|litoral|casa|aqui|ilha|nem outro|lugar nenhum',
      ],
      'Escolha, dê um motivo e pergunte de volta.',
      'Eu cresci no interior e preferiria ficar lá, porque é mais calmo. E você, gosta do Rio?',
      {
        other_wordings: [
          'Nasci no interior, e a vida me levou para o Rio. E você, preferiria morar no interior ou numa cidade grande?',
          'Que lugar combina mais com você: o interior ou uma cidade grande?',
        ],
        reactions: [
          when(
            ['cidade grande|capital|metrópole', 'interior|campo|cidadezinha'],
            'Bem pensado, cada lugar tem o seu lado.',
          ),
          when(
            'os dois|nenhum*|depende|meio-termo|meio termo|cidade média|perto das duas|qualquer lugar',
            'Um pé em cada lugar: também é um sonho meu.',
          ),
          when('mar|praia*|litoral|ilha', 'Perto do mar, é claro! Nisso somos iguais.'),
          when('não * cidade|não cidade grande|barulho|trânsito|violência', 'O barulho cansa, eu que o diga.'),
          when(
            'cidade grande|capital|metrópole|cinema*|teatro*|trabalho|emprego|movimento|agito|festa*|gente|lojas|shopping*|transporte|metrô|nova york|são paulo|londres|paris',
            ['A cidade nunca dorme, e a gente também não!', 'Na cidade tem de tudo, até demais.'],
          ),
          when(
            'interior|campo|calm*|tranquil*|natureza|sossego|montanha*|fazenda|roça|sítio|ar puro|cidadezinha|silêncio|quieto|animais|cavalo*|horta|jardim|paz|mato|bicho*|terra|passarinho*|cavalo',
            [
              'Lá se ouvem os passarinhos, é verdade.',
              'O silêncio do interior me faz falta.',
              'Eu sinto falta é do cheiro de terra molhada.',
            ],
          ),
          on('asks_back', 'Eu? O Rio tem dias bons e dias ruins, mas tem o mar.'),
          on('dont_know', 'Pense num domingo perfeito: no mato ou no meio da cidade?', { goes_to: 'stay' }),
          when('família|filhos|onde minha', ['Entendi.', 'Está bem.']),
        ],
      },
    ),
    step(
      'Olha, estamos andando de novo! Qual é a primeira coisa que você vai fazer quando chegar?',
      [],
      'Use “Vou…”.',
      'Vou abraçar a minha irmã e contar esta viagem.',
      {
        other_wordings: [
          'Até que enfim, o ônibus anda! O que você vai fazer primeiro, quando chegar?',
          'Graças a Deus, seguimos viagem! E quando chegar, qual vai ser a primeira coisa?',
        ],
        topics: [
          'vou|fazer|comer|dormir|ligar|beber|ver|passear|irmã|família|amig*|hotel|banho|cama|jantar|café|descansar|abraç*|visitar|praia*|mar|banheiro|tomar|sair|procurar|mãe|pai|sogra|nadar|telefonar|almoçar|casa|primeira coisa|desculpa|beij*|fumar|sorvete|trabalhar|mala|celular|cerveja|água|nada',
          'esticar|pernas|respirar|correr|caminhar|gritar|sorrir|chorar|trocar|roupa|sapato*|lavar|carregar|tirar|foto*|comprar|sentar|rezar|agradecer|encontrar|buscar|pegar|táxi|ônibus|sobrinh*|avó|filh*|marido|mulher|namorad*|cachorro|gato|brincar|assistir|trabalho',
          'cair na|café|comida|cama|vó|vô|cuscuz|moqueca',
        ],
        reactions: [
          when('nada', 'Não fazer nada também é um bom plano.'),
          when('dormir|cama|descansar', [
            'Dormir, é claro. Esta poltrona não ajuda!',
            'Depois deste trajeto, você merece uma boa cama.',
          ]),
          when('comer|jantar|almoçar|sorvete|lanche', 'Comer! Peça uma moqueca, é a melhor do mundo.'),
          when('banho|banheiro|chuveiro', 'Um bom banho! Eu também só penso nisso.'),
          when('abraç*|irmã|irmão|mãe|pai|família|beij*|filh*|namorad*', [
            'Um abraço depois de tanta estrada, não há nada melhor.',
            'Que delícia de chegada!',
            'Eles vão adorar ver você.',
          ]),
          when('ligar|telefonar|celular|mensagem', 'Alguém está esperando notícias, então.'),
          when('praia*|mar|nadar|passear', 'O mar, ainda com a mala na mão! Gostei.'),
          when('beber|café|cerveja|água', 'Um brinde à chegada!'),
          when('amig*|sair|festa', 'Quanta energia, depois de tantas horas!'),
          on('dont_know', 'Você está com mais fome ou com mais sono?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Eu desço na próxima parada. Foi um prazer conversar com você.',
      [
        'prazer|tchau|viagem|dia|obrigad*|também|sorte|gostei|igualmente|até|cuide|se cuida|noite|adorei|adeus|tudo de bom|abraço|irmã|feliz|felicidades|deus|ótim*|vera|encontr*|saudade|divertid*|pena|valeu|legal|beijo|bom|boa',
      ],
      'Despeça-se e deseje algo bom.',
      'O prazer foi meu, e a conversa valeu a pena. Boa viagem!',
      {
        other_wordings: [
          'Já estou vendo a minha irmã na rodoviária, vou descer. Que bom que nos conhecemos!',
          'Chegou a minha parada. Adorei a nossa conversa!',
        ],
        reactions: [
          when('que pena|uma pena|saudade|já vai|já desce', 'Também vou sentir saudade desta conversa.'),
          when('boa viagem|sorte|tudo de bom|felicidades|cuide|se cuida', [
            'Para você também, tudo de bom.',
            'Que gentileza! O mesmo para você.',
            'Obrigada, igualmente!',
          ]),
          when(
            'prazer|igualmente|adorei|gostei|também|gostei muito|conversa|amei|uma delícia',
            'Foi mesmo uma sorte sentar ao seu lado.',
          ),
          when('obrigad*|valeu', 'Eu é que agradeço a companhia.'),
          when(
            'até|encontr*|nos vemos|a gente se vê|telefone|contato|instagram|whatsapp',
            'Quem sabe num outro ônibus!',
          ),
          when('tchau|adeus|beijo|abraço', 'Um abraço!'),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Olhe lá fora: uma vaca no meio da estrada! O motorista disse que vamos ficar parados meia hora. Isso atrapalha você?',
    ),
    twist(
      6,
      'Que paisagem linda, parece a cidadezinha onde eu cresci! Onde você preferiria morar, no interior ou numa cidade grande?',
    ),
    twist(
      7,
      'O motorista ligou o rádio, estamos andando de novo! Qual é a primeira coisa que você vai fazer quando chegar?',
    ),
  ],
  starters: ['Oi! Este lugar está livre?', 'Que paisagem bonita, não é?', 'Oi! Estamos atrasados de novo?'],
  opening_message: 'Oi! Pode sentar, já tiro a minha bolsa. A viagem vai ser longa, não é?',
  closing_message: 'Tchau, e boa chegada! Com você, o tempo passou voando.',
  correction: 'prompt',
})
