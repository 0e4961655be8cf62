import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const shoppingA2 = template({
  id: 'shopping-a2',
  name: 'Comprar um casaco',
  language: 'pt',
  level: 'A2',
  description: 'Você precisa de um casaco quente. Diga o que procura, experimente e pague.',
  role: 'Vendedora de uma loja de roupas em Gramado',
  partner_name: 'Carla',
  region: 'BR',
  scenario:
    'O inverno está chegando, e você só tem roupas leves. Entra numa loja e olha os casacos. Uma vendedora vem ajudar.',
  goals: [
    'Consigo dizer o que quero comprar.',
    'Consigo falar de cores, tamanhos e preços.',
    'Consigo dizer se uma roupa serve.',
    'Consigo pedir outra coisa.',
  ],
  grammar: ['este, esta, esse, essa', 'comparativo: mais quente, mais barato', 'grande demais / ficar bem'],
  vocabulary: words({
    'o casaco': 'roupa para o frio',
    'o tamanho': 'P, M ou G',
    experimentar: 'vestir para ver como fica',
    'o provador': 'onde se experimenta a roupa',
    servir: 'ser do tamanho certo',
    apertado: 'pequeno demais e junto ao corpo',
    largo: 'grande demais dos lados',
    'a lã': 'vem da ovelha e esquenta',
    'o bolso': 'onde se põem as mãos e as chaves',
    'em promoção': 'mais barato do que antes',
    'o caixa': 'o lugar onde se paga',
    trocar: 'devolver uma coisa e levar outra',
  }),
  facts: [
    fact(
      'Onde fica o provador?',
      'provador|espelho|experimentar|vestir',
      'O provador fica ali, à esquerda, com um espelho grande.',
    ),
    fact('Onde fica o caixa?', ['onde|qual', 'caixa|pagar|pago'], 'O caixa fica perto da porta.'),
    fact(
      'Tem em outro tamanho?',
      ['tem|há|existe|outro', 'tamanho|maior|menor|grande|pequeno|m|g|gg|p'],
      'Vou olhar no estoque.',
    ),
    fact(
      'Tem em outra cor?',
      ['tem|há|existe|que|quais', 'cor|cores|azul|preto|verde|vermelho|amarelo|branco|rosa'],
      'Temos preto, azul-escuro, verde, cinza e vermelho.',
    ),
    fact(
      'Quanto custa?',
      'quanto custa|quanto é|preço|custa|caro|valor',
      'Hoje custa cento e vinte reais. Está em promoção!',
    ),
    fact('Tem desconto?', 'desconto|mais barato|promoção', 'Já está em promoção: antes era cento e oitenta!'),
    fact('É de lã?', 'lã|material|algodão|feito|couro|tecido', 'É de lã por fora, e por dentro é bem macio.'),
    fact(
      'É quente?',
      ['é|esquenta|bom', 'quente|inverno|frio|neve|chuva'],
      'É muito quente. Com ele, nem o inverno de Gramado assusta!',
    ),
    fact(
      'Posso pagar com cartão?',
      ['posso|pode|aceita*|como', 'cartão|dinheiro|pix|pag*|parcel*'],
      'Pode pagar com cartão, Pix ou dinheiro, ali no caixa.',
    ),
    fact('Posso trocar depois?', ['posso|pode|dá', 'troc*|devolver|voltar'], 'Pode trocar em trinta dias, com a nota.'),
    fact('Posso lavar em casa?', 'lavar|lava|máquina|passar', 'Lave com água fria e sabão suave.'),
    fact(
      'Vocês têm luvas?',
      ['tem|têm|vende*|onde', 'luva*|gorro*|cachecol|touca*|meia*|bota*|calça*|sapato*|tênis'],
      'Temos luvas, gorros e cachecóis, tudo ali perto da janela.',
    ),
    fact(
      'O que você acha?',
      ['você|que', 'acha|melhor|recomenda|bonito|prefere'],
      'Eu gosto muito do cinza, combina com tudo.',
    ),
    fact('A que horas vocês fecham?', 'fecha*|abre*|horário|aberto', 'Abrimos das nove às oito, todos os dias.'),
    fact('Como você se chama?', 'seu nome|se chama', 'Eu me chamo Carla.'),
    fact(
      'Você é de Gramado?',
      ['você', 'gramado|daqui|onde|mora'],
      'Sou do Rio! No primeiro inverno eu quase virei gelo.',
    ),
    fact('Você trabalha aqui há muito tempo?', ['tempo|anos', 'trabalha|aqui'], 'Há três anos. Já vendi mil casacos!'),
    fact('Aqui neva?', 'neva|neve|graus|tempo|frio', 'Às vezes neva um pouquinho. Hoje faz cinco graus.'),
    fact(
      'Onde posso tomar um chocolate?',
      'chocolate|café|comer|restaurante',
      'Na frente da loja tem o melhor chocolate quente da cidade.',
    ),
    fact('Onde é o banheiro?', 'banheiro', 'No fundo da loja, à direita.'),
    fact('Tudo bem?', 'tudo bem|como vai|como está você', 'Tudo bem, obrigada! Só com um pouco de frio.'),
  ],
  steps: [
    step(
      'O que você está procurando?',
      [
        'casaco*|jaqueta*|quente*|inverno|roupa*|alguma coisa|blusa*|procur*|preciso|agasalho|moletom|suéter|sobretudo|frio|camiseta|calça*|sapato*|tênis|vestido|luva*|gorro|cachecol|olhando|presente|lã|bota*|camisa|comprar|nada',
      ],
      'Diga o que você quer: “Estou procurando…”.',
      'Estou procurando um casaco de lã para o inverno.',
      {
        other_wordings: ['Posso ajudar? O que você procura?', 'O que você quer ver hoje?'],
        reactions: [
          when(
            'camiseta|calça*|sapato*|tênis|vestido|bota*|camisa|luva*|gorro|cachecol|saia|short*|biquíni',
            'Isso fica no outro andar. Mas com esse frio, veja primeiro os casacos!',
          ),
          when('presente', 'Um presente! Um casaco quente é sempre uma boa ideia.'),
          when(
            [
              'casaco*|jaqueta*|agasalho|sobretudo|moletom|suéter|blusa*',
              'pret*|azul|azuis|vermelh*|verde*|amarel*|branc*|cinza|marrom|laranja|rosa|rox*|bege',
            ],
            ['Já sabe até a cor, muito bem!', 'Essa cor é bonita. Chegaram muitos ontem!'],
            { goes_to: 3 },
          ),
          when('lã', ['De lã, que bom gosto! É o mais quente.', 'Lã! Temos muitos.']),
          when('quente*|inverno|frio|neve', [
            'Com esse frio, você precisa mesmo!',
            'Aqui no inverno todo mundo precisa de um.',
          ]),
          when(
            'casaco*|jaqueta*|agasalho|sobretudo|moletom|suéter|blusa*|japona|parka|capa|trench|corta-vento|colete|quentinh*|cardigã',
            ['Temos muitos, venha ver.', 'Chegaram muitos ontem!'],
          ),
          when(
            'olhando|nada|só olhar|roupa*|alguma coisa|coisa elegante|elegante|bonit*|moderno|na moda',
            'Fique à vontade! Com esse frio, veja os nossos casacos.',
          ),
          on('no', 'Pergunto só para ajudar, olhar é de graça! Com esse frio, quer ver um casaco?', {
            goes_to: 'stay',
          }),
          on('dont_know', 'Está com frio? Você quer ver os nossos casacos?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, isso não vendemos! Mas um casaco, você quer ver?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'De que cor você quer o casaco?',
      [
        'pret*|azul|azuis|azul-marinho|vermelh*|verde*|amarel*|branc*|cinza|marrom|laranja|rosa|rox*|escur*|clar*|cor|cores|tanto faz|bege|qualquer|colorid*|dourad*|lilás|vinho|sei|nenhum*|todas|discret*|alegre|igual',
      ],
      'Diga uma ou duas cores.',
      'Azul-escuro ou verde, por favor.',
      {
        other_wordings: ['E a cor do casaco, qual você prefere?', 'Que cor você gosta de usar?'],
        reactions: [
          when(
            'tanto faz|qualquer|todas|não importa|você escolhe|escolha você|a que tiver',
            'Então eu escolho uma bem bonita para você!',
          ),
          when('pret*', ['Preto combina com tudo.', 'Preto é sempre elegante.']),
          when('azul|azuis|azul-marinho', 'Azul! É a minha cor favorita também.'),
          when('verde*', 'Verde, como as árvores daqui.'),
          when('rosa|laranja|amarel*|rox*|colorid*|dourad*|lilás', [
            'Uma cor alegre no inverno, que bom!',
            'Assim todo mundo vê você de longe!',
          ]),
          when('vermelh*|vinho', 'Uma cor quente para um dia frio!'),
          when(
            'branc*|bege|clar*|creme|off-white|areia|gelo|pérola|nude',
            'Claro e bonito, mas cuidado com o chocolate!',
          ),
          when(
            'cinza|marrom|escur*|discret*|sem estampa|estampa*|lis*|básic*|neutr*|combinar|sóbri*|grafite|chumbo|café|terra|caramelo|vinho',
            'Uma cor séria, que não suja fácil.',
          ),
          on('dont_know', 'Pense nas suas calças: elas são claras ou escuras? Que cor fica bem?', { goes_to: 'stay' }),
          on('joke', 'Transparente? Ha ha! Mas temos azul, verde e preto: qual você quer?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E qual é o seu tamanho?',
      [
        'pequen*|médi*|grande|p|m|g|gg|#|tamanho|sei|acho|pp|xg|número|normal|menor|maior|s|l|xl|depende|alt*|baix*|magr*|gord*',
      ],
      'Diga P, M, G ou um número.',
      'O meu tamanho é M, eu acho.',
      {
        other_wordings: ['Que tamanho você usa?', 'E o tamanho: P, M ou G?'],
        reactions: [
          when('não sei|depende|acho', ['Não tem problema, a gente experimenta.', 'Vamos ver no espelho!']),
          when('gg|xg|xl|g|grande|maior|alt*|l|gord*', 'Temos, sim, bem confortável.'),
          when('p|pp|pequen*|menor|s|magr*|baix*', 'Um pequeno, deve ter aqui.'),
          when('m|médi*|normal', ['M, o mais procurado!', 'Acho que tenho um aqui.']),
          when('#|número', 'Esse número, vamos ver.'),
          on('dont_know', 'Olhe a etiqueta da sua blusa: P, M ou G?', { goes_to: 'stay' }),
          on('refusal', 'É segredo, eu entendo! Mas é P, M ou G?', { goes_to: 'stay' }),
          on('joke', 'Tamanho de elefante não tenho! Você usa P, M ou G?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Olhe este: é bem quente e tem bolsos grandes. Quer experimentar?',
      [
        'sim|quero|experiment*|gostaria|onde|provador|não|outro|posso|claro|vou|pode|gost*|lindo|bonito|feio|ok|boa|quanto|caro|bolso*|talvez|depois|espelho|obrigad*|ótimo|legal|prefiro|adorei|quente|vamos|bora|por que não|experimento',
      ],
      'Diga que sim e pergunte onde.',
      'Quero experimentar, sim. Onde fica o provador?',
      {
        other_wordings: [
          'Veja este aqui: quente, macio e com bolsos. Você quer experimentar?',
          'Que tal este? É quentinho e tem bolsos grandes. Vamos experimentar?',
        ],
        reactions: [
          when('feio|não gost*|horrível|outro', 'Não gostou? No corpo ele fica diferente, coloque só um minutinho!'),
          when('caro', 'Não é nada caro! Coloque um minutinho.'),
          when('lindo|bonito|adorei|gost*', ['Também acho! Coloque, coloque.', 'É o mais bonito da loja!']),
          when('onde|provador|espelho', ['Vamos lá!', 'Venha comigo!']),
          on('refusal', 'Então coloque só por cima da blusa, aqui mesmo!'),
          on('no', 'Então coloque só por cima da blusa, aqui mesmo!'),
          when('quero|sim|claro|posso|pode|vou|experiment*|ok|vamos|ver como|ver se|me empresta|provo|provar|espelho', [
            'Fique à vontade, sem pressa.',
            'Muito bem, eu espero aqui.',
          ]),
          on('yes', ['Fique à vontade, sem pressa.', 'Muito bem, eu espero aqui.']),
          on('dont_know', 'Não custa nada! Quer ver como fica?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E então, como ficou?',
      [
        'grande*|pequen*|apertad*|larg*|comprid*|curt*|bem|bom|ficou|perfeit*|ótim*|quente|confortável|gostei|gosto|demais|bonit*|mal|serv*|feio|horrível|ador*|lind*|legal|pesad*|macio|certo|não|maravilh*|coça|estranho|mais ou menos|amei|calor|luva|sobr*|pano|falta',
      ],
      'Diga se ficou grande, pequeno ou bom.',
      'Não serve, ficou apertado. Tem no tamanho G?',
      {
        other_wordings: ['Deixe-me ver… Como ficou em você?', 'Já colocou? E como ficou?'],
        reactions: [
          when(
            'quero experimentar|vou experimentar|posso experimentar|o provador',
            'O provador é ali. E agora, como ficou?',
            {
              goes_to: 'stay',
            },
          ),
          when('não * bem|não * bom|não gost*|feio|horrível|mal|estranho|coça|pesad*', 'Não? Vamos procurar outro.'),
          when('apertad*|pequen*|curt*|não serv*', [
            'Apertado não pode ser, você precisa respirar!',
            'Um pouco pequeno, eu vejo.',
          ]),
          when('grande*|larg*|comprid*|folgad*|manga*', [
            'Um pouco grande, eu vejo. Cabem dois aí!',
            'Ficou grande, é verdade.',
          ]),
          when('mais ou menos|quase', 'Mais ou menos? Então vamos procurar outro.'),
          when(
            'perfeit*|ótim*|ador*|lind*|gostei|maravilh*|amei|certo|bem|bom|bonit*|confortável|legal|quente|serv*|quentinh*|quent*|fof*|urso|caiu bem|caiu super|arras*|elegante|combin*',
            [
              'Ficou lindo em você! Então ele é seu: cento e vinte reais.',
              'Parece feito para você! São cento e vinte reais, em promoção.',
            ],
            { goes_to: 7 },
          ),
          on('no', 'Não? Vamos procurar outro.'),
          on('dont_know', 'Olhe no espelho: está grande, pequeno ou bom?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, parece um urso! Mas está grande, pequeno ou bom?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Hum, nessa cor não tem outro tamanho, só em vermelho. Ou este cinza, que é mais barato. O que acha?',
      [
        'vermelh*|cinza|barato|levo|levar|este|esse|outro|nenhum*|não|os dois|quanto|preço|gostei|gosto|prefiro|fico|feio|bonito|primeir*|segund*|bolso*|ok|compro|quero|azul|verde|preto|lindo|pena|deixa|adorei|tanto faz|promoção|desconto|combina|pensar|caro',
      ],
      'Escolha um, ou pergunte o preço.',
      'Vou levar o cinza, que está em promoção.',
      {
        other_wordings: [
          'Olhe, neste tamanho só tenho em vermelho. E tenho este cinza, mais barato. Qual você quer?',
          'Que pena: dessa cor não tem mais. Tem um vermelho, ou um cinza mais barato. De qual você gosta?',
        ],
        reactions: [
          when('nenhum*|não gost*|deixa|não quero', 'Tudo bem! Amanhã chegam outros, eu guardo um para você.'),
          when('os dois', 'Os dois! Um para segunda, outro para domingo.'),
          when('não * vermelh*|cinza|barato|segund*|pagar menos|econom*|mais em conta|caro', [
            'O cinza é o meu preferido. Cento e vinte reais!',
            'O cinza, muito bem. São cento e vinte reais.',
          ]),
          when('não * cinza|vermelh*|primeir*', [
            'O vermelho! Ninguém vai perder você na neve. São cento e vinte reais.',
            'O vermelho é lindo. São cento e vinte reais.',
          ]),
          when('quanto|preço', 'Gosto de quem pergunta!'),
          when('tanto faz|vou pensar|pensar|combina comigo', 'Então leve o cinza: é mais barato.'),
          when('levo|este|esse|quero|compro|fico', 'Muito bem, é quentinho. São cento e vinte reais.'),
          on('no', 'Tudo bem! Amanhã chegam outros, eu guardo um para você.'),
          on('dont_know', 'Difícil, não é? Feche os olhos: vermelho ou cinza?', { goes_to: 'stay' }),
          when('promoção|desconto|mais em conta', 'O cinza, então. São cento e vinte reais.'),
        ],
      },
    ),
    step(
      'Precisa de mais alguma coisa?',
      [
        'não|sim|só isso|só|obrigad*|sacola|luva*|gorro|touca|cachecol|pago|pagar|cartão|dinheiro|pix|caixa|preciso|nada|trocar|calça*|meia*|nota|bota*|tudo|presente|embrulh*|chocolate|sapato*|tênis|camiseta|blusa|quero|bolsa|desconto|chega|basta',
      ],
      'Diga que é só isso, ou peça outra coisa.',
      'Não, é só isso, obrigado. Onde fica o caixa?',
      {
        other_wordings: ['E o que mais você quer: luvas, gorro?', 'Quer levar mais alguma coisa para o frio?'],
        reactions: [
          when('luva*|gorro|touca|cachecol|meia*|bota|protetor de orelha', [
            'Boa ideia, tenho um bem quentinho. Coloco junto!',
            'Com esse frio, é bom mesmo. Coloco junto!',
          ]),
          when('sacola|presente|embrulh*|bolsa', 'Claro, e é de graça.'),
          when('calça*|bota*|sapato*|tênis|camiseta|blusa', 'Isso fica no outro andar. Vá lá depois!'),
          when('desconto', 'Dou um par de meias de presente!'),
          when('trocar|nota', 'A nota vai na sacola.'),
          when('só isso|nada|tudo|não', ['Muito bem.', 'Perfeito.']),
          when('cartão|pix|dinheiro|pagar|pago|caixa', ['Pode pagar ali no caixa.', 'Vamos ao caixa.']),
          on('no', ['Muito bem.', 'Perfeito.']),
          on('yes', 'Claro! O que mais você quer?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, sol não vendemos! Luvas, gorro, ou é só isso?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(2, 'Que sorte, hoje todos os casacos estão em promoção! De que cor você quer?'),
    twist(4, 'Ai, caiu um casaco na minha cabeça! Mas olhe: é quente e tem bolsos grandes. Quer experimentar?'),
    twist(7, 'Olhe pela janela, está nevando! Precisa de mais alguma coisa?'),
  ],
  starters: ['Oi! Você pode me ajudar?', 'Oi, estou só olhando.', 'Boa tarde. Onde ficam os casacos?'],
  opening_message: 'Oi, que bom ver gente! Está esfriando, não é?',
  closing_message: 'Obrigada pela visita! Agora você pode tomar um chocolate quente sem frio. Até a próxima!',
  correction: 'prompt',
})
