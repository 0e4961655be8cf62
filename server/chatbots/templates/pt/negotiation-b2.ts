import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const negotiationB2 = template({
  id: 'negotiation-b2',
  name: 'Negociar com o fornecedor',
  language: 'pt',
  level: 'B2',
  description:
    'Você compra café para a sua rede de cafeterias, e o fornecedor quer subir o preço. Negocie até chegar a um acordo.',
  role: 'Diretora comercial de uma torrefação de café em Santos, que não cede na primeira',
  partner_name: 'Helena',
  region: 'BR',
  scenario:
    'O contrato termina este mês. A torrefação quer aumentar o preço de cinquenta para sessenta reais o quilo. Você compra quinhentos quilos por mês e quer pagar menos, mas também precisa de entregas confiáveis. Vocês se reúnem por vídeo.',
  goals: [
    'Consigo apresentar a minha posição e justificá-la.',
    'Consigo fazer propostas e contrapropostas.',
    'Consigo impor condições e rebater objeções.',
    'Consigo fechar um acordo e resumir o que ficou combinado.',
  ],
  grammar: [
    'orações condicionais: se… fizesse, faria / se fizer, farei',
    'caso, desde que, contanto que + subjuntivo',
    'formas de atenuar: estaria disposto a…, o ideal seria…',
  ],
  vocabulary: words({
    'o fornecedor': 'quem vende regularmente a uma empresa',
    'o prazo de entrega': 'o tempo até a mercadoria chegar',
    'o reajuste': 'uma mudança de preço, em geral para cima',
    'a contraproposta': 'a resposta a uma proposta, com outras condições',
    'abrir mão de': 'deixar de exigir algo',
    'desde que': 'só se, com a condição de que',
    'a concorrência': 'as outras empresas do mesmo ramo',
    'a margem': 'a diferença entre o que se gasta e o que se ganha',
    'o volume': 'a quantidade que se compra',
    ceder: 'aceitar parte do que o outro quer',
    'o meio-termo': 'um ponto entre duas posições',
    'fechar negócio': 'chegar a um acordo de compra e venda',
  }),
  facts: [
    fact(
      'Quanto custa o quilo?',
      ['quanto|preço|valor|custa', 'quilo|café|hoje|atual|agora|custa'],
      'Hoje são cinquenta reais o quilo; com o reajuste, passaria a sessenta.',
    ),
    fact(
      'Você pode decidir sozinha?',
      ['você|senhora', 'decid*|autoriz*|chefe|diretor'],
      'Até cinco por cento, decido sozinha. Acima disso, preciso falar com a presidência.',
    ),
    fact('E se aumentássemos o volume?', 'e se|caso', 'Essa ideia vai para o papel.'),
    fact('O que você acha?', 'que acha|que me diz|que você diz|concorda', 'Deixe-me fazer as contas.'),
    fact('Que tal cinquenta e quatro reais?', 'que tal|pode ser|podemos|aceita*|topa', 'Vou anotando.'),
    fact('Poderíamos rever o preço?', 'poderíamos|poderia|poderiam|seria possível|reais', 'Isso cabe no contrato.'),
    fact(
      'Como está o tempo aí?',
      ['como|está', 'tempo|chov*|calor|frio'],
      'Chove, como quase sempre em Santos. Ótimo dia para um café.',
    ),
    fact(
      'Por que o reajuste?',
      ['por que|porque|motivo|razão', 'reajuste|aumento|aumentar|preço|subir|subiu'],
      'A seca reduziu a safra, e o frete subiu quase vinte por cento. A nossa margem sumiu.',
    ),
    fact(
      'De onde vem o café?',
      ['onde', 'café|grão*|vem'],
      'Do sul de Minas e da Mogiana, de famílias com quem trabalhamos há trinta anos.',
    ),
    fact(
      'Qual é o prazo de entrega?',
      ['qual|quanto*|quando|como|podem|demora', 'entrega*|prazo|demora|logística|frete'],
      'Hoje entregamos em dez dias. Com pedido fixo, dá para reduzir a sete, mas não por milagre.',
    ),
    fact(
      'Quais são as condições de pagamento?',
      ['como|qual|quais|quando|quanto*|posso', 'pagamento|pagar|parcel*|fatura|boleto|à vista'],
      'O pagamento é em trinta dias. À vista, costumamos dar dois por cento.',
    ),
    fact(
      'Qual é o pedido mínimo?',
      ['qual|quanto*|existe|tem', 'mínimo|quantidade|volume|tonelada*'],
      'O pedido mínimo são cem quilos, e o desconto por volume começa em oitocentos.',
    ),
    fact(
      'De quanto tempo é o contrato?',
      ['quanto*|qual|dura|duração', 'contrato'],
      'O contrato atual é de um ano. Preferimos dois.',
    ),
    fact(
      'O que a concorrência cobra?',
      ['que|quanto*|como|qual', 'concorr*|outros fornecedores|rival'],
      'A concorrência cobra menos, é verdade. Pergunte a ela o que acontece quando a safra é ruim!',
    ),
    fact(
      'O café tem certificado?',
      'certific*|orgânico|sustentável|qualidade|ambient*',
      'Metade da nossa produção é orgânica e certificada, e a qualidade é controlada lote a lote.',
    ),
    fact(
      'Qual é o seu limite?',
      ['qual|quanto|que|dá|tem', 'limite|máximo|último preço|melhor preço|menor preço|desconto'],
      'Se eu dissesse o meu limite agora, perderia o emprego. Mas há espaço para conversar.',
    ),
    fact(
      'Como você se chama?',
      'você se chama|seu nome|qual nome|como se chama',
      'Helena. Acho que até hoje só nos falamos por e-mail.',
    ),
    fact(
      'Há quanto tempo você trabalha aí?',
      ['tempo|anos', 'trabalha|empresa|aí'],
      'Há quinze anos. Comecei provando café e terminei vendendo.',
    ),
    fact(
      'Quantas pessoas trabalham na empresa?',
      'quantas pessoas|funcionário*|empresa|grande',
      'Somos oitenta pessoas, quase todas daqui de Santos.',
    ),
    fact(
      'Você toma café?',
      ['você', 'toma|bebe|gosta|café'],
      'Quatro xícaras por dia, sempre sem açúcar. Açúcar, só na negociação.',
    ),
    fact('De onde você é?', ['onde', 'você|é|mora'], 'Sou de Santos mesmo. Da minha janela vejo os navios partindo.'),
    fact(
      'Você está me ouvindo?',
      'ouvindo|escutando|conexão|som|câmera',
      'Perfeitamente. A conexão hoje está melhor do que a safra.',
    ),
  ],
  steps: [
    step(
      'Vou direto ao ponto: queremos passar de cinquenta para sessenta reais o quilo. Qual é a sua posição?',
      [],
      'Diga com clareza o que você aceita ou não: “Para nós, …”.',
      'Para nós, um reajuste de vinte por cento é alto demais. Não podemos aceitar.',
      {
        other_wordings: [
          'Como você leu no meu e-mail, o quilo iria para sessenta reais. Qual é a sua posição sobre isso?',
          'A nossa proposta está na mesa: sessenta reais o quilo. O que vocês acham dela?',
        ],
        topics: [
          'reajuste|aument*|preço*|valor|reais|quilo|barat*|por cento|porcento|subir|sobe|subida|#',
          'aceit*|concord*|recus*|rejeit*|posição|inaceitável|absurdo|exager*|demais|alto|justo|injusto|razoável|impossível|possível|viável|inviável|surpres*',
          'pag*|orçamento|margem|custo*|gast*|prejuízo|lucro|dinheiro|client*|verba|conta*|cust*',
          'mant*|manter|continuar|renov*|contrato|negoci*|proposta|acordo|condiç*|cond*|convers*|ceder|discut*|disposto|disposta',
          'fornecedor*|concorr*|mercado|parceri*|empresa|trocar|mudar|procurar|outro*',
          'entend*|compreend*|esper*|prefer*|gostar*|quer*|ideal|contra|favor|máximo|não pod*|não dá|não é|não gostei|franco|sincer*|francamente|decepcion*|chocad*|assust*|pesa|bolso|aperta|apertado|menor|subida|choque|conta não fecha',
        ],
        reactions: [
          when('não aceit*|não podemos|não posso|inaceitável|absurdo|impossível|inviável|recus*|rejeit*|nem pensar', [
            'Franqueza eu respeito, mas o preço não saiu da minha cabeça.',
            'Eu já esperava um não. Só que um não ainda não é argumento.',
            'Entendo a recusa, mas ainda não vi o porquê.',
          ]),
          when('alto demais|caro|car*|exager*|demais|muito', [
            'Caro é ficar sem café em dezembro, não acha.',
            'Caro, talvez; infundado, não.',
          ]),
          when(
            'concorr*|outro fornecedor|outros fornecedores|trocar|mercado',
            'Outros fornecedores existem, claro. Só que eu conheço todos eles.',
          ),
          when('entend*|compreend*', 'Agradeço a compreensão, mas ela não paga o frete.'),
          when('manter|mant*|cinquenta|mesmo preço', 'Manter tudo como está seria cômodo, mas a safra mudou.'),
          when('aceit*|concord*|justo|razoável', 'Que rapidez! Assim até eu desconfio.'),
          when('negoci*|convers*|discut*|acordo', 'Conversar é o meu esporte favorito.'),
          on('no', 'Eu já esperava um não.'),
          on('dont_know', 'Pense nas suas contas: sessenta reais cabem no orçamento ou não?', { goes_to: 'stay' }),
          on(
            'joke',
            'Boa! Se o humor pagasse o frete, estaríamos feitos. E falando sério: sessenta reais, sim ou não?',
            {
              goes_to: 'stay',
            },
          ),
        ],
      },
    ),
    step(
      'Ajude-me a entender: em que você se baseia?',
      [],
      'Justifique a sua posição com números, com o mercado ou com a parceria.',
      'A nossa margem é pequena, e a concorrência oferece café parecido por menos.',
      {
        other_wordings: [
          'Preciso de argumentos para levar à presidência. Quais são as suas razões?',
          'E por quê? O que está por trás dessa posição?',
        ],
        topics: [
          'margem|lucro|custo*|cust*|orçamento|prejuízo|gast*|conta*|aluguel|salário*|imposto*|verba|caixa|dinheiro|financeir*|despesa*',
          'concorr*|mercado|outro*|ofere*|fornecedor*|barat*|menos|comparad*|média|oferta*|alternativa*',
          'client*|consumidor*|público|vend*|cafezinho|xícara|repassar|perd*|fug*|preço*|cardápio|freguês|fregueses',
          'parceri*|fiel|fiéis|fidelidade|confian*|sempre|relação|long*|histórico|pontual*|bom pagador|pagamos',
          'volume|quantidade|quilo*|tonelada*|compramos|compro|pedido*|cresc*|abrir|loja*|unidade*|cafeteria*|expan*',
          'inflação|crise|economia|dólar|por cento|porcento|#|safra|reajuste|aumento|aument*|contrato|ano passado',
          'qualidade|atras*|entrega*|problema*|reclama*|falha*|serviço',
          'porque|pois|já que|uma vez que|visto que|devido|baseio|base|razão|razões|motivo*|por isso|movimento|caiu|caíram|cafeteria|freguês|faturamento|receita|imposto|luz|energia',
        ],
        reactions: [
          when('concorr*|outro fornecedor|outros fornecedores|ofere*|mercado', [
            'Preço baixo a concorrência sempre tem. Grão bom, nem sempre.',
            'Já ouvi falar dessas ofertas; somem na primeira geada.',
            'A concorrência não dorme, eu sei. Mas o nosso café também não.',
          ]),
          when('atras*|reclama*|falha*|entrega*', 'Nas entregas, admito, tivemos tropeços.'),
          when('ano*|parceri*|fiel|fidelidade|confian*|relação|pontual*', [
            'A parceria conta muito para nós, e não é só conversa.',
            'Clientes assim são raros, isso pesa a seu favor.',
          ]),
          when('client*|consumidor*|repassar|cardápio|freguês', 'O freguês reclama, mas raramente troca de cafezinho.'),
          when('volume|quilo*|quantidade|loja*|cresc*|expan*|abrir|unidade*', 'Volume é uma palavra que me agrada.'),
          when('margem|lucro|custo*|orçamento|gast*|salário*|aluguel', [
            'A sua margem aperta, a minha também.',
            'As contas não fecham para ninguém este ano.',
          ]),
          when('inflação|crise|economia|dólar|por cento', 'Os números eu conheço, e eles doem dos dois lados.'),
          on('dont_know', 'Pense no que mudou desde o último contrato: são os custos, os clientes, a concorrência?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Está bem, não vou fazer de conta que não ouvi. Qual é a sua oferta?',
      [],
      'Faça uma proposta concreta: “Estaríamos dispostos a…”.',
      'Estaríamos dispostos a pagar cinquenta e dois reais pelo mesmo volume. O que acha?',
      {
        other_wordings: ['Vamos aos números. O que você propõe?', 'Argumentos eu já tenho. Que proposta você me faz?'],
        topics: [
          'no máximo|no mínimo|até|um pouco mais|nada a mais|aumento|troca|parceria|gradual*|aos poucos',
          '#|reais|real|quilo*|por cento|porcento|preço*|valor|centavos|cinquenta|pag*|ofere*|proponho|propomos|propor|proposta|oferta|sugiro|sugerimos',
          'dispost*|poderia*|aceit*|chegar|subir|aument*|reajuste|metade|desconto|mant*|manter|mesmo|atual|congel*|reduz*|baix*',
          'volume|quantidade|pedido*|tonelada*|contrato|mes*|prazo|à vista|adiantado|parcel*|exclusiv*',
        ],
        reactions: [
          when('cinquenta e cinco|55|metade', 'Isso já é metade do caminho. A metade mais fácil, porém.'),
          when('cinquenta e um|cinquenta e dois|cinquenta e três|51|52|53', [
            'Com isso, o meu chefe nem levanta os olhos do jornal.',
            'É um começo, embora tímido.',
            'Por esse valor eu mal pago o frete. Mas obrigada pela franqueza.',
          ]),
          when(
            'cinquenta e quatro|cinquenta e seis|cinquenta e sete|cinquenta e oito|54|56|57|58',
            'Agora estamos falando a mesma língua, quase.',
          ),
          when('mesmo preço|manter|mant*|atual|congel*', 'O mesmo preço de sempre? Admiro a coragem.'),
          when('quarenta*|desconto|menos|baix*|reduz*', 'Para baixo? Nem o café solúvel desce tanto!'),
          when('contrato|ano*|exclusiv*', 'Um compromisso mais longo, isso tem o seu charme.'),
          when('volume|quantidade|tonelada*|mais quilos|dobro', 'Comprar mais: essa conta eu faço com gosto.'),
          when('por cento|porcento|reais|mil', 'Anotei o número, e confesso que esperava outro.'),
          on('dont_know', 'Comece por um número: cinquenta e dois, cinquenta e cinco, quanto?', { goes_to: 'stay' }),
          on('refusal', 'Sem oferta não há conversa. Qual seria o seu primeiro número?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'A minha contraproposta: cinquenta e oito reais, com contrato de dois anos. O que me diz?',
      [],
      'Reaja e faça outra proposta: “Ainda é… O ideal seria…”.',
      'Dois anos, tudo bem, mas que tal cinquenta e quatro reais? É a minha contraproposta.',
      {
        other_wordings: [
          'Posso chegar a cinquenta e oito, se assinarmos por dois anos. Como você responde a isso?',
          'Faço um esforço: cinquenta e oito reais e dois anos de contrato. O que acha?',
        ],
        topics: [
          '#|reais|quilo*|por cento|preço*|valor|cinquenta|pag*|alto|demais|longe|perto|barat*|menos',
          'contrato|mes*|prazo|long*|curto|período|assin*|compromisso|renov*|revis*|cláusula',
          'contraproposta|proposta|proponho|propomos|propor|oferta|ofere*|sugiro|ideal|dispost*|poderia*|aceit*|concord*|recus*|meio-termo|ceder|cedo|negoci*|acordo|desconto|volume|entrega*',
          'não dá|não pod*|não posso|impossível|inviável|nem pensar|melhor|ainda|feito|fechado|topo|depende|pensar|preciso|passo|direção|avanço|quase|aproxim*|progresso',
        ],
        reactions: [
          when(
            'não aceit*|não concord*|não posso aceitar|não podemos aceitar|claro que não',
            'Você não facilita a minha vida.',
          ),
          when(
            'feito|fechado|topo|aceito|aceitamos|de acordo|concordo',
            'Assim, sem regatear? Então me sobra espaço para um agrado.',
          ),
          when(
            'um ano|dois anos é muito|anos é demais|anos é muito|seis meses|mais curto',
            'Um prazo mais curto me deixa com todo o risco.',
          ),
          when('cinquenta e quatro|cinquenta e cinco|54|55|cinquenta e seis|56', [
            'Você sabe onde dói! Estamos a poucos reais.',
            'A distância encolhe, mas ainda não acabou.',
            'Agora estamos falando a mesma língua.',
          ]),
          when('cinquenta e dois|cinquenta e três|52|53|cinquenta e um|51', 'Assim vamos acabar tomando chá.'),
          when('dois anos', 'Os dois anos já me animam, vou ser sincera.'),
          when(
            'car*|alto|muito|demais|longe|não posso|não pod*|impossível|inviável',
            'Você não facilita a minha vida.',
          ),
          on('no', 'Você não facilita a minha vida.'),
          on('yes', 'Assim, sem regatear? Então me sobra espaço para um agrado.'),
          on('dont_know', 'Deixe os dois anos de lado por um momento: que preço seria aceitável?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Para eu baixar mais, preciso de algo em troca. Que condição você aceitaria?',
      [],
      'Ponha uma condição: “Aceito… desde que…”.',
      'E se aumentássemos o volume, desde que o prazo de entrega fosse de uma semana?',
      {
        other_wordings: [
          'Uma mão lava a outra: o que você me dá por um preço melhor?',
          'Digamos que eu ceda um pouco no preço. O que você oferece em troca, e com que condição?',
        ],
        topics: [
          'desde que|contanto|caso|se|condiç*|em troca|troca|somente|só se|a menos|exig*|garant*',
          'volume|quantidade|quilo*|tonelada*|aument*|pedido*|#|dobr*|mínimo|fix*',
          'prazo|entrega*|seman*|dia*|rápid*|frete|logística|pontual*|atras*|estoque|multa',
          'contrato|assin*|exclusiv*|renov*|long*|compromisso|fidelidade|cláusula',
          'pag*|à vista|adiantad*|parcel*|trinta|boleto|sinal|antecipad*|preço*|desconto|reais',
          'divulg*|propaganda|marca|logo|logotipo|cartaz|publicidade|recomend*|indic*|client*|redes|embalag*|treinamento|máquina*|qualidade|amostra*',
          'aceit*|dou|daria|ofere*|poderia*|dispost*|abrir mão|abro mão|ceder|cedo|nada|nenhuma|sacos|buscamos|buscar|retirar|retiramos|busco|comprar também|outros produtos|chá|produtos|antes|mais cem|cem quilos|adianto|fidelidade',
        ],
        reactions: [
          when('nada|nenhuma', 'Nada? Generosidade de um lado só cansa.'),
          when(
            ['volume|quantidade|quilo*|tonelada*|compr*', 'prazo|entrega*|seman*|dia*'],
            [
              'Mais quilos por menos dias: você negocia bem!',
              'Volume contra rapidez. É uma troca honesta.',
              'Gostei: os dois lados dão um pouco.',
            ],
          ),
          when('entrega*|prazo|seman*|atras*|frete|multa', 'Entregar mais rápido exige um caminhão a mais, mas dá.'),
          when('volume|quantidade|quilo*|tonelada*|pedido*', 'Mais volume ajuda a convencer a presidência.'),
          when('à vista|adiantad*|antecipad*|pag*|sinal', 'Dinheiro mais cedo é música para o financeiro.'),
          when('exclusiv*|contrato|ano*|fidelidade|assin*', 'Um compromisso firme: isso se vende bem lá em cima.'),
          when(
            'divulg*|marca|logo|logotipo|cartaz|publicidade|redes|propaganda',
            'O nosso nome no seu balcão, por que não.',
          ),
          when('desde que|contanto|só se|caso', 'Condições claras poupam brigas depois.'),
          on('refusal', 'Sem troca, o preço não se mexe. Que pequena concessão você faria?', { goes_to: 'stay' }),
          on('dont_know', 'Volume, prazo, pagamento: em qual deles você poderia ceder?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Há um porém: se a safra piorar, eu perco dinheiro com esse preço. Como você responde a isso?',
      [],
      'Rebata a objeção e ofereça uma saída: “Entendo o risco, mas…”.',
      'Entendo o risco. Poderíamos rever o preço se a safra piorasse muito, o que acha?',
      {
        other_wordings: [
          'O meu chefe vai perguntar: “E se a safra for pior ainda?” O que eu respondo a ele?',
          'Só que o risco fica todo comigo: e se vier outra seca? O que você me responde?',
        ],
        topics: [
          'risco*|safra|colheita|seca|chuva|geada|clima|piorar|piorasse|melhor*|grão*|café|produção|estoque|previs*|azar|sorte',
          'rever|revis*|reajust*|ajust*|renegoci*|cláusula|teto|limite|máximo|índice|dólar|indexad*|bolsa|trimest*|semest*|anual|contrato',
          'divid*|metade|compartilh*|junt*|ambos|dois lados|nós dois|parceri*|parceir*|confian*|solidári*',
          'segur*|garant*|fundo|reserva|proteg*|compens*|assum*|arc*|perd*|prejuízo|ganh*|lucro|conta',
          'entend*|compreend*|porém|no entanto|mas|contudo|embora|caso|se|problema|responsab*|comprar|fornecedor*|concorr*|outro*|pag*|preço*|aument*|subir|revê|rever|cada um|assume|metade|combinar|conversar',
        ],
        reactions: [
          when('rever|revis*|reajust*|ajust*|renegoci*|trimest*|semest*', [
            'Rever o preço no caminho: isso me deixa dormir.',
            'Uma revisão, sim, se estiver por escrito.',
            'Faz sentido. Ninguém sabe como vem a próxima safra.',
          ]),
          when('divid*|metade|compartilh*|ambos|dois lados|junt*', 'Dividir o risco é coisa de bons parceiros.'),
          when('cláusula|teto|limite|máximo|índice', 'Uma cláusula bem escrita vale mais do que uma promessa.'),
          when('estoque|reserva|fundo|segur*|adiantad*', 'Prevenir é melhor do que chorar sobre o café derramado.'),
          when(
            'seu problema|problema seu|não é problema|responsabilidade sua|seu risco|azar',
            'Duro, mas honesto. Na minha frente, pelo menos.',
          ),
          when('melhor*|sorte|previs*|chuva', 'O seu otimismo é contagioso.'),
          when('parceri*|confian*|junt*', 'A confiança é boa; por escrito, melhor ainda.'),
          when('entend*|compreend*|risco*', 'Que bom que o risco não é só meu problema.'),
          on('dont_know', 'Pense no contrato: poderíamos rever o preço ou dividir o prejuízo?', { goes_to: 'stay' }),
          on('joke', 'Reze por chuva, então! Mas o que escrevemos no contrato?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Estamos a um passo de fechar. Que meio-termo você propõe?',
      [],
      'Junte o que os dois lados querem: “Que tal… e em troca…?”',
      'Que tal um meio-termo: cinquenta e cinco reais, dois anos, e o prazo de entrega de uma semana?',
      {
        other_wordings: [
          'Nenhum de nós vai sair daqui com tudo. Qual seria o meio-termo, na sua opinião?',
          'Falta pouco para fechar negócio. Que solução seria boa para as duas partes?',
        ],
        topics: [
          'rach*|diferença|encontr*|meio do caminho|empat*|justo|equilíbrio|cada um|concessão|brinde|bônus',
          '#|reais|quilo*|por cento|preço*|valor|cinquenta|pag*|desconto',
          'meio-termo|meio termo|acordo|solução|proponho|proposta|sugiro|que tal|poderia*|ficar|fica|fechar|fechamos|dividir|metade|média|ambos|ceder|cedo|abrir mão|abro mão',
          'contrato|mes*|prazo|entrega*|seman*|volume|quantidade|tonelada*|pedido*|revis*|rever|cláusula|à vista|frete|trimest*|teto',
          'experiência|teste|aos poucos|gradual*|primeir*|depois|etapa*|aumento|reajuste|nenhum|impossível|não há|não vejo',
        ],
        reactions: [
          when(
            'não há|nenhum|não vejo|impossível',
            'Sem meio-termo? Então fico nos cinquenta e seis, e vemos no ano que vem.',
          ),
          when(
            ['#', 'ano*|contrato|prazo|entrega*|volume|revis*|rever'],
            [
              'Preço e condições no mesmo pacote: com isso eu consigo viver.',
              'Dói um pouco, mas é justo. Negócio fechado!',
              'Você me dobrou. Fechado!',
            ],
          ),
          when('cinquenta e cinco|55|metade|média|meio', 'O meio exato do caminho! Difícil dizer não.'),
          when(
            'gradual*|aos poucos|etapa*|primeir*|depois|teste',
            'Passo a passo, então. Gosto de quem tem paciência.',
          ),
          when('volume|entrega*|prazo|contrato|ano*|à vista', 'Se isso ficar no papel, eu assino.'),
          when('#|reais', 'Não era o que eu sonhava, mas dá para defender.'),
          on('no', 'Sem meio-termo? Então fico nos cinquenta e seis, e vemos no ano que vem.'),
          on('dont_know', 'Entre cinquenta e dois e cinquenta e oito há muitos números. Qual seria justo?', {
            goes_to: 'stay',
          }),
          on('refusal', 'Depois de tanto esforço, seria uma pena. Um último número, pelo menos?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Para não haver mal-entendidos: pode resumir o que combinamos?',
      [],
      'Resuma preço, prazo e condições: “Ficou combinado que…”.',
      'Ficou combinado um reajuste para cinquenta e cinco reais, por dois anos, desde que vocês entreguem em uma semana.',
      {
        other_wordings: [
          'Vou redigir o contrato hoje. Como você resumiria o nosso acordo?',
          'Antes de eu avisar a presidência: o que ficou acertado entre nós?',
        ],
        topics: [
          'combinad*|combinamos|acord*|acert*|resum*|ficou|fechamos|decid*|concord*|conclu*',
          '#|reais|quilo*|preço*|valor|cinquenta|pag*|reajuste|desconto|por cento',
          'contrato|mes*|prazo|entrega*|entreg*|seman*|volume|quantidade|tonelada*|pedido*|revis*|rever|cláusula|risco*|safra|à vista|frete|condiç*|desde que',
          'vocês|vend*|fornec*|assin*|mant*',
          'nada|nenhum acordo|sem acordo|não combinamos|não houve',
        ],
        reactions: [
          when(
            'nada|sem acordo|nenhum acordo|não combinamos',
            'Então registro só uma boa conversa, e ligo na semana que vem.',
          ),
          when(
            ['#', 'entreg*|prazo|ano*|contrato|volume|revis*|seman*'],
            [
              'Está tudo aí, preto no branco.',
              'Nem o meu advogado resumiria melhor.',
              'Exatamente o que eu anotei aqui.',
            ],
          ),
          when('#|reais|preço*', 'O preço está claro, e o resto eu ponho no contrato.'),
          when('contrato|ano*|prazo|entreg*|volume|revis*|condiç*', 'É assim que eu tinha anotado.'),
          on('dont_know', 'Comece pelo preço: em quantos reais ficamos?', { goes_to: 'stay' }),
          on('refusal', 'Só uma frase, para a ata: qual é o preço, e por quanto tempo?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(3, 'Um segundo, a presidência acaba de me escrever: “Feche isso hoje.” Então, qual é a sua oferta?'),
    twist(
      5,
      'Veja só, outro cliente acaba de pedir todo o nosso estoque de dezembro! Para eu reservar o seu café e baixar o preço, que condição você aceitaria?',
    ),
    twist(
      6,
      'Acaba de sair no rádio: previsão de geada no sul de Minas! Se a safra piorar, eu perco dinheiro. Como você responde a isso?',
    ),
  ],
  starters: [
    'Boa tarde. Vamos falar do novo contrato?',
    'Olá, obrigado por me receber.',
    'Bom dia. Li a proposta de vocês com atenção.',
  ],
  opening_message:
    'Boa tarde, que bom que conseguimos conversar por vídeo. Espero que tenha um café por perto, de preferência o nosso.',
  closing_message:
    'Foi duro, mas um prazer negociar com você. O contrato segue ainda hoje, junto com um quilo do nosso melhor café!',
  correction: 'prompt',
})
