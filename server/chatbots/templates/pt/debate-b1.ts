import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const debateB1 = template({
  id: 'debate-b1',
  name: 'Celular na escola: sim ou não?',
  language: 'pt',
  level: 'B1',
  description: 'O celular deve ser proibido na escola? Defenda a sua posição e responda ao outro lado.',
  role: 'Uma parceira de debate que defende o lado contrário com educação',
  partner_name: 'Beatriz',
  region: 'BR',
  scenario:
    'O clube de debate discute se o celular deve ser proibido nas aulas e no recreio. Você escolhe um lado, e sua parceira procura os pontos fracos do que você diz.',
  goals: [
    'Consigo expressar a minha opinião com clareza.',
    'Consigo apoiá-la com motivos e exemplos.',
    'Consigo responder a um argumento contrário.',
    'Consigo resumir e buscar um acordo.',
  ],
  grammar: [
    'é preciso que / deveria',
    'conectores: no entanto, embora, por outro lado',
    'se + imperfeito do subjuntivo',
  ],
  vocabulary: words({
    proibir: 'dizer que algo não pode',
    permitir: 'dizer que algo pode',
    'o argumento': 'um motivo a favor ou contra',
    'a distração': 'o que não deixa prestar atenção',
    'concentrar-se': 'pensar numa coisa só',
    pesquisar: 'procurar informação',
    'a emergência': 'um momento perigoso em que se precisa de ajuda',
    'a regra': 'o que se deve ou não fazer',
    'ser viciado em': 'não conseguir parar de fazer algo',
    'por outro lado': 'mas também há outra coisa',
    'o acordo': 'uma solução que os dois aceitam',
    convencer: 'fazer alguém acreditar em algo',
  }),
  facts: [
    fact(
      'Como você se chama?',
      'você se chama|seu nome|qual nome|como se chama',
      'Beatriz, mas no clube todo mundo me chama de Bia.',
    ),
    fact(
      'Quantos anos você tem?',
      'quantos anos|sua idade',
      'Tenho vinte e quatro. Na minha escola, os celulares ainda tinham teclas!',
    ),
    fact('De onde você é?', ['onde', 'você|vem|nasceu|mora'], 'Sou de Belém, mas estudo em Brasília.'),
    fact(
      'O que você faz?',
      'trabalha|profissão|que você faz|faz da vida|estuda|estudante',
      'Estudo direito e dou aulas de reforço à tarde.',
    ),
    fact(
      'Há quanto tempo você está no clube?',
      ['tempo|quando', 'clube|debate*'],
      'Há três anos. No primeiro debate, eu tremia tanto que perdi a voz!',
    ),
    fact(
      'Você já ganhou um debate?',
      ['você', 'ganhou|perdeu|venceu|campeã|premio|prêmio'],
      'Já ganhei alguns e perdi muitos. Quem perde aprende mais.',
    ),
    fact(
      'Quantas horas você usa o celular?',
      ['quant*|hora*', 'celular|usa|dia|tela'],
      'Umas quatro horas por dia. É demais, eu sei!',
    ),
    fact(
      'Você é viciada no celular?',
      ['você', 'viciad*|dependente|consegue sem|vive sem'],
      'Um pouco. No domingo, deixo o celular numa gaveta até o almoço.',
    ),
    fact(
      'Você usava o celular na escola?',
      ['você', 'escola|aula|usava|aluna'],
      'Usava escondido, debaixo da mesa. Fui pega duas vezes!',
    ),
    fact(
      'O que diz a lei?',
      'lei|leis|brasil|país|países|governo',
      'Desde 2025, uma lei no Brasil proíbe o celular na escola, até no recreio, mas permite o uso para estudar.',
    ),
    fact(
      'Qual é a sua opinião de verdade?',
      ['sua|você', 'opinião|acha|pensa|posição|verdade'],
      'Hoje eu defendo o outro lado. O que eu penso de verdade, conto depois do debate!',
    ),
    fact(
      'Como funciona o debate?',
      'regras do debate|funciona|quem ganha|júri|juiz|pontos|público',
      'Cada um defende um lado com educação, e o público vota no fim.',
    ),
    fact('Quanto tempo temos?', 'quanto tempo|minutos|dura|demora', 'Uns dez minutos. Não precisa ter pressa.'),
    fact(
      'Você tem filhos?',
      'filho*|irmão*|irmã*|família',
      'Não tenho filhos, mas tenho um irmão de treze anos que vive no celular.',
    ),
    fact('Você tem um bicho?', 'bicho*|animal|gato*|cachorro*|pet', 'Tenho um papagaio. Ele também adora discutir!'),
    fact(
      'Qual rede social você usa?',
      'rede*|instagram|tiktok|whatsapp|aplicativo*',
      'Uso mais o WhatsApp. Das outras redes, estou tentando fugir.',
    ),
    fact('Você está nervosa?', 'nervos*|medo|ansios*|calma', 'Sempre fico um pouco nervosa. Faz parte!'),
    fact('Tudo bem?', 'tudo bem|como vai|como está', 'Tudo ótimo, adoro um bom debate.'),
    fact(
      'Você pode me dar um exemplo?',
      ['exemplo', 'você|pode|dar|qual'],
      'Por exemplo: alguém filma um colega sem pedir. Ou alguém procura uma palavra nova e aprende.',
    ),
    fact('Por quê?', 'por que|porque não|por quê', 'Porque no debate é preciso ouvir os dois lados.'),
  ],
  steps: [
    step(
      'Então, qual é a sua posição: o celular deve ser proibido na escola ou não?',
      [
        'deve|deveria*|devem|celular*|liberad*|liberar|recreio|intervalo|proibição|autoriz*|usar|uso|defendo|concordo|certeza|claro|telefone*|atrapalh*|deixar|deixem|pesquis*|distra*|concentr*|selular|opinião|posição|a favor|sou contra|não sou|acho que sim|acho que não|penso que|não deve*|não pode|na aula',
      ],
      'Escolha um lado: “Na minha opinião, o celular deveria…”.',
      'Na minha opinião, é preciso proibir o celular durante as aulas.',
      {
        other_wordings: [
          'Comece você: o celular deve ser proibido na escola, sim ou não?',
          'Qual lado você defende: proibir o celular na escola ou permitir?',
        ],
        reactions: [
          when(
            'proib* bobagem|proib* besteira|proib* absurd*|proib* exager*|proib* não adianta|proib* não resolve|não adianta proib*|não deve* ser proib*|não proib*|contra a proibição|contra proib*|não deve* proib*|permit*|liber*|não deveríamos proib*|liberado|permitido|autoriz*',
            [
              'Você é a favor da liberdade, então. Eu fico com a proibição.',
              'Então hoje eu defendo a proibição. Cuidado comigo!',
            ],
          ),
          when(
            'depende|meio termo|idade|para os pequenos|para os menores|para crianças|para adolescentes|na aula não|só na aula',
            'Nem sim nem não, portanto. Isso é mais difícil de defender!',
          ),
          when(
            'contra celular|contra o uso|contra os celulares|não deve* usar|não pod*',
            'Você quer o celular fora da escola. Então eu defendo o celular.',
          ),
          when('proib*|banir|banid*', [
            'Você quer a proibição. Então hoje eu defendo o celular.',
            'Uma posição firme! Eu fico do lado do celular.',
          ]),
          when('contra', 'Contra, com todas as letras! Eu fico com o outro lado.'),
          when('útil|aceit*', 'Uma posição bem clara. Eu fico com o outro lado.'),
          on('no', 'Você é contra, então. Eu fico com o outro lado.'),
          on('yes', 'Você é a favor, então. Eu fico com o outro lado.'),
          on('dont_know', 'Não faz mal, pense na sua escola. O celular ajudava ou atrapalhava?', { goes_to: 'stay' }),
          on('joke', 'O público já está rindo! Mas agora a sério: proibir o celular ou permitir?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Qual é o seu argumento mais forte?',
      [],
      'Dê um motivo e explique em outra frase.',
      'O celular é uma distração. Ninguém consegue se concentrar por causa das mensagens.',
      {
        other_wordings: [
          'E por quê? Quero ouvir o seu melhor argumento.',
          'Convença o público: qual é o motivo mais importante?',
        ],
        topics: [
          'distra*|atrapalh*|concentr*|atenção|barulho|mensage*|notifica*|vídeo*|foco|interromp*|interrup*|jogos|joguinhos|ficam jogando|muito caro|são caros|falar com|ligar para|contato com|estudar|estudam|estudantes|estudo|na prova|nas provas|colar na|copiar|filmar|filmam|aprender|os livros|ficam dormindo',
          'os jogos|jogam no|brincam mais|brincar mais|aprendem|aprendizagem|prestar|os professores|nas aulas|da aula|nas escolas|conversar|conversam|as crianças|sozinhos|amigos|os pais|com os pais|dos pais|as notas|perder tempo|os olhos|a vista|precisamos|precisam|perigo|todo mundo fica|porque|meu argumento',
          'argumento|selular|telefone*|móvel|papel de|música na|gente conversa|recreo|respeito|pesquis*|informa*|dicionário|traduz*|tradutor|internet|google|aplicativo*|calculadora|conhecimento|inteligência|ferramenta|útil|utilidade|moderno|tecnologia|digital|futuro|vici*|dependen*|droga|saúde|sono|ansie*',
          'estresse|tela*|depress*|cérebro|mental|físic*|bullying|cyberbullying|foto*|grav*|privacidade|humilh*|redes|rede social|tiktok|instagram|whatsapp|fofoca*|segur*|golpe*|fake|emergência*|avisar|preocup*|acidente*|comunic*|recreio|social|isolad*|colega*|jovens|adolescente*|colar|tarefa*|resultado*',
          'rendimento|desempenho|respeit*|aluno*|ensin*|turma|disciplina|educa*|ordem|liberdade|direito*|responsab*|adult*|confian*|decidir|controlar|regra*|autonomia|proib*|permit*|maturidade|roub*|inveja|igual*|desigual*|pois|motivo|razão|já que|senão|para que|caos|tédio|ajuda*|celular*',
          'fonte|informaç*|atrapalha*|rendimento|foco|sala',
        ],
        reactions: [
          when('emergência*|avisar|preocup*|acidente*', 'A segurança, sim, isso pesa muito.'),
          when('distra*|concentr*|atenção|atrapalh*|mensage*|notifica*|foco', [
            'A atenção, claro. Todo professor diz a mesma coisa.',
            'A concentração é mesmo um ponto difícil.',
          ]),
          when('vici*|dependen*|saúde|sono|ansie*|mental', 'A saúde é um tema sério, você tem razão.'),
          when(
            'bullying|cyberbullying|foto*|privacidade|redes|tiktok|instagram',
            'Nas redes, uma brincadeira vira logo um drama.',
          ),
          when('colar', 'Colar sempre existiu. Mas com o celular é mais fácil.'),
          when('pesquis*|dicionário|informa*|ferramenta|tecnologia|tradu*|internet|calculadora|útil', [
            'É verdade que cabe uma biblioteca inteira no bolso.',
            'Aprender com o celular, isso também existe.',
          ]),
          when('recreio|social', 'O recreio sem conversa fica triste, é verdade.'),
          when('liberdade|direito*|responsab*|confian*|autonomia', 'Liberdade e responsabilidade: grandes palavras!'),
          on('dont_know', 'Pense numa aula comum: o que muda quando todos têm um celular?', { goes_to: 'stay' }),
          on('joke', 'Ponto para você, o público riu! E um argumento sério, qual seria?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Você tem um exemplo que viveu?',
      [],
      'Conte o que você viu: “No ano passado, na minha turma, …”.',
      'Na minha turma, um menino era viciado em vídeos e foi mal na prova.',
      {
        other_wordings: [
          'Isso já aconteceu com você ou na sua escola? Conte, por favor.',
          'Na teoria parece fácil. E na vida real, o que você já viu?',
        ],
        topics: [
          'turma|classe|colégio|faculdade|universidade|recreio|intervalo|jogando|jogar no|joguinho|gravou|filmou|filmaram|meu filho|minha filha|minha sobrinha|meu sobrinho|um amigo|uma amiga|minha amiga|meu amigo|um menino|uma menina|um garoto|uma garota|meu colega|uma colega|um colega|jogava no|jogando no',
          'colegas|um aluno|uma aluna|meu professor|nossa professora|na minha escola|minha turma|minha classe|durante a aula|as aulas|na prova|na faculdade|no trabalho|no curso|na universidade|eu vi|já vi|nunca vi|eu ouvi|li no|li que|soube de|perdi o|perdi meu|perdi tempo|ligar para|liguei|ligou|avisar',
          'avisei|minha nota|notas|tirou nota|estudar|estudando|aprendi com|aprendeu|não lembro de|quando eu tinha|quando eu era|quando eu estava|pela internet|lembro que|por exemplo|tiktok|vício|viciado|viciada|acidente|filo|caza|selular|dever de|rede*|meu irmão fica|minha irmã fica',
          'a professora gravou|a professora tirou|a professora pegou|o professor tirou|o professor pegou|o professor disse|uma professora|um professor|aconteceu comigo|aluno*|aluna*|sobrinh*|garota*|diretor*|vimos|aconteceu|lembro|contou|notei|percebi|celular*|telefone*|tocou|tela|mensage*|vídeo*|instagram',
          'whatsapp|game*|internet|foto*|grav*|google|aplicativo*|tradu*|dicionário|tarefa*|colou|colar|copi*|pesquis*|reprov*|respost*|ano passado|semana passada|uma vez|outro dia|na minha época|doente|emergência|roub*|confisc*|guard*|entreg*|proib*|permit*|chor*|brig*|distra*|atenção|concentr*|bullying',
          'solidão|convers*|não tenho|nenhum|exemplo|eu mesm*|fico olhando|olhando toda|repetiu|repetir de ano|minha prima|meu primo|traduzir|usamos|toda hora|o tempo todo|colega|irmã|irmão|minha mãe|meu pai|professora|turma|ônibus',
        ],
        reactions: [
          when(
            'não tenho|nenhum|nunca vivi|nunca vi|nunca aconteceu',
            'Sem exemplo, o público pode duvidar, mas vamos em frente.',
          ),
          when('colou|colar|copi*', 'Colando! Na minha escola também acontecia.'),
          when('reprov*', 'E a nota conta a história toda.'),
          when('bullying|foto*|grav*', 'Que situação chata. Isso marca uma pessoa.'),
          when('doente|acidente|emergência|ligou|liguei', 'Nessa hora, o telefone fez diferença.'),
          when('vídeo*|tiktok|game*|instagram|mensage*|whatsapp', 'Meu irmão de treze anos faz igualzinho!'),
          when('pesquis*|tradu*|dicionário', 'Um bom exemplo: ali o celular ajudou.'),
          when('professor*', 'Imagino a cara da turma!'),
          on('no', 'Sem exemplo, o público pode duvidar, mas vamos em frente.'),
          on('dont_know', 'Pode ser um caso pequeno. O que você já viu na aula ou no recreio?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Muita gente diz: o celular é o dicionário mais rápido, e é preciso aprender a usá-lo bem. O que você responde?',
      [
        'entanto|embora|porém|dicionário*|pesquis*|internet|respondo|claro|depende|memória|tradu*|útil|joguinho|aprender|aprendem|livros|computadores|dicionário|usam|ensinar|ensina|memoriz*|diria|respondería|distra*|google|traduzir|preguiça|pero|celular|telefone|é certo|jogos no|ficam jogando',
      ],
      'Primeiro diga o que é verdade, e depois a sua resposta: “É verdade. No entanto, …”.',
      'É verdade que dá para pesquisar. Por outro lado, a escola tem computadores para isso.',
      {
        other_wordings: [
          'Um professor me disse: “O celular é o melhor dicionário, e a escola deve ensinar a usá-lo.” O que você responde a ele?',
          'Pense nisto: o celular é um dicionário rápido, e usar bem também se aprende. O que você responde?',
        ],
        reactions: [
          when('tablet*', 'Computadores na escola… se todas tivessem!'),
          when('livros|um livro|de papel|na biblioteca|a biblioteca', 'Os livros! O meu papagaio come os meus.'),
          when(
            ['concord*', 'entanto|porém|embora|lado'],
            ['Você ouve o outro lado e responde. Muito justo!', 'Sim e não ao mesmo tempo: assim se debate bem.'],
          ),
          when(
            'não concord*|discord*|errado|bobagem|não é verdade|não acredito|não é lugar|duvido|não é bem',
            'Você não se deixa convencer fácil!',
          ),
          when(
            'concord*|exatamente|verdade|por isso|prático|concordo|faz sentido',
            'Veja só, nisso pensamos parecido!',
          ),
          when(
            'ensinar em casa|usar em casa|fazer em casa|mas em casa|em casa sim|os pais',
            'Em casa, sim. Mas nem todos os pais têm tempo.',
          ),
          when(
            'os professores|o professor|aprender a|aprender com|aprendem a|ensinar|ensina|as escolas|usar bem|saber usar|usam para|usar para|se usa|ninguém usa|também funciona|por outro lado|não acho|eu acho|respondo que',
            'E os professores também precisam aprender isso.',
          ),
          when('mensage*', 'Do dicionário ao joguinho é só um toque, eu sei.'),
          on('dont_know', 'Comece pelo que você acha certo. O celular ajuda a aprender ou não?', { goes_to: 'stay' }),
          when(
            'é verdade|verdade mas|verdade que|tem razão|têm razão|está certo|sim mas|mas também|mas não|mas os|mas isso|mas se|mas para|só que|para casa|os pais|mais rápido|rápido não|os professores|o professor pode|ao professor|um livro|a escola pode|a escola deve',
            ['Entendi.', 'Está bem.'],
          ),
        ],
      },
    ),
    step(
      'E as emergências? Muitos pais querem poder falar com os filhos. O que você diz a eles?',
      [
        'pais|celular*|emergência*|filho*|esper*|confi*|tranquil*|exager*|entendo|entendem|exceç*|orelhão|coordena*|selular|sobreviv*|emergencias|padres|funcionári*|relógio inteligente|à escola|escola tem|escola pode|os professores|o professor pode|ao professor|antes não|antes era|antes dos|lig*',
      ],
      'Pense em outra solução.',
      'Numa emergência, os pais podem ligar para a secretaria.',
      {
        other_wordings: [
          'E os pais? Muitos querem falar com os filhos numa emergência. O que você responde?',
          'Imagine uma mãe preocupada: “E se houver uma emergência?” O que você diz a ela?',
        ],
        reactions: [
          when('secretaria|diret*|recepção', [
            'A secretaria! No meu tempo também era assim.',
            'A secretaria, se alguém atender…',
          ]),
          when('mochila|deslig*|silencios*|bols*|armário', 'Desligado na mochila, mas por perto. É uma ideia.'),
          when('antigamente|sem celular|calma|tranquil*|mãe|paciência', 'É verdade, nossos avós viviam sem isso.'),
          when(
            'os professores|o professor|uma professora|ao professor|um professor',
            'O professor ganha mais uma tarefa!',
          ),
          when('recreio|intervalo', 'Só no recreio, então. Isso dá para explicar aos pais.'),
          when('relógio inteligente|um relógio com', 'Um relógio esperto! Não tinha pensado nisso.'),
          when('raro|raramente|exagero|exager*|paranoi*|preocup*', 'Pode ser raro, mas os pais pensam nisso todo dia.'),
          when('razão|preocup*|segur*|concord*', 'Os pais vão gostar de ouvir isso.'),
          when('lig*|telefon*|mensage*|avis*|portaria|recado|mandar', 'Falar com os filhos acalma qualquer mãe.'),
          on('dont_know', 'Pense na escola: quem os pais poderiam chamar?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Imagine que a regra fosse exatamente o contrário do que você quer. O que aconteceria?',
      [
        'seria*|haveria|teria*|poderia*|aconteceria|ficaria*|estaria*|mudaria*|usaria*|iria*|perderia*|faria*|revolu*|professores|alunos|estudantes|problemas|ficariam|estudaria*|prestaria*|conseguiria*|precisaria*|teríamos|seriam|brigas|tristes|felizes|iriam|acostum*|protest*|liberdade|prohib*|todo mundo',
      ],
      'Use o futuro do pretérito: “Os alunos teriam…”.',
      'Os alunos não se concentrariam, e os professores teriam mais problemas.',
      {
        other_wordings: [
          'Faça um teste: e se a escola decidisse o contrário do que você quer? O que aconteceria?',
          'Agora mude de lado por um minuto: se valesse a regra contrária, o que aconteceria?',
        ],
        reactions: [
          when('caos|bagunça|guerra|confusão', [
            'Uma confusão, então! Dá para imaginar.',
            'Ai, coitados dos professores!',
          ]),
          when(
            'escond*|escondido|segredo|banheiro|esconder|escondia|escondiam',
            'Escondido debaixo da mesa, como eu fazia!',
          ),
          when('igual|mesma coisa|não mudaria', 'Nada de especial? Que resposta corajosa.'),
          when('menos', 'Menos de uma coisa, talvez mais de outra.'),
          when('conversaria*|falaria*|brincaria*', 'Os recreios mudariam muito, sim.'),
          when('os professores|o professor|dos professores', 'Os professores também têm direito à opinião deles.'),
          when('aprenderia*|concentr*|distra*|nota*|resultado*|aprend*', 'E isso apareceria logo nas notas.'),
          when('reclam*|protest*|greve|manifest*', 'Muita gente ia reclamar, de um lado ou de outro.'),
          on('dont_know', 'Pense no recreio. O que os alunos fariam?', { goes_to: 'stay' }),
          on('joke', 'Ha ha, o fim do mundo! E falando sério, o que mudaria na aula?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Não estamos tão longe um do outro. Você vê um acordo bom para os dois lados?',
      [],
      'Pense nas aulas e no intervalo, na idade ou nos lugares.',
      'Um bom acordo: o celular fica na mochila na aula, mas a escola pode permitir no recreio.',
      {
        other_wordings: [
          'O público quer uma solução. Que acordo você propõe?',
          'Vamos procurar um meio-termo. O que seria bom para os dois lados?',
        ],
        topics: [
          'cede*|cada um|equilíbrio|bom senso|moderação|meio a meio|alternar|confiança|contrato|multa*|castigo|um acordo|bom acordo|acordo é|acordo seria|acordo possível|tem acordo|de # anos|maiores de|dezesseis|uma vez por|algumas vezes|às sextas|uma hora|uma hora por|certas horas|horas do dia|em horas',
          'horário*|só no|só na|só nos|só em|só para|só durante|só depois|somente|para estudar|estudos|para pesquisar|pesquisas|os professores|professores|juntos podemos|os pequenos|mais pequenos|mais novos|crianças pequenas|nas aulas|aulas|em sala|um lugar|em lugares|no armário|numa caixa|em uma caixa',
          'na caixa|na mochila|na bolsa|na entrada|na saída|os alunos|alunos|os jovens|para os maiores|os pais|com os pais|tablets|computadores da|a internet|podem usar|pode usar|poder usar|usar só|usar o celular|usar para|deixar o|deixar só|deixar usar|guardar|guardam|guardado|no almoço|não há acordo',
          'não tem acordo|não tem solução|não tenho ideia|para aprender|regras|com regras|por dia|minutos|respeito|compromiso|selular|móviles|modo silencioso|meio-termo|meio termo|solução|compromisso|propor|proponho|proposta|sugiro|sugestão|ideia|regra*|combinar|combinad*|recreio|intervalo|pausa*',
          'depois da aula|antes da aula|fora da aula|durante|mochila|armário|gaveta|cesta|deslig*|silencios*|modo avião|entreg*|recolh*|permit*|proib*|liber*|autoriz*|limit*|control*|uso|usem|poderia*|idade|maiores|mais velhos|adolescente*|ensino médio|sexta*|pesquis*|projeto*|exercício*|pátio|zona*|área*',
          'espaço*|cantina|diretor*|votar|voto|decidir|decid*|emergência*|secretaria|tablet*|aplicativo*|redes|wi-fi|bloque*|celular*|telefone*|não há|não existe|não vejo|nenhum|impossível|sem acordo|claras|regras claras|uma regra|castigo*',
        ],
        reactions: [
          when('não há|não existe|não vejo|nenhum|impossível|sem acordo', 'Nenhum acordo? Então o público decide.'),
          when(
            ['recreio|intervalo|pausa*', 'mochila|deslig*|proib*'],
            [
              'Aula sem, recreio com: isso os dois lados aceitam.',
              'Uma regra para a aula e outra para o recreio. Eu assino!',
            ],
          ),
          when('recreio|intervalo|pausa*|almoço', 'No recreio, sim. Isso parece justo.'),
          when('idade|maiores|mais velhos|ensino médio', 'Regras por idade! Meu irmão não vai gostar.'),
          when('mochila|armário|gaveta|deslig*|silencios*', 'Longe dos olhos, longe da tentação.'),
          when('sexta*', 'Com horário certo, fica mais fácil controlar.'),
          when('pesquis*|projeto*|regras claras|uma regra clara', 'Quando serve para estudar, ninguém reclama.'),
          when('pátio|zona*|área*|cantina', 'Um lugar só para isso, gostei da ideia.'),
          on('no', 'Nenhum acordo? Então o público decide.'),
          on('dont_know', 'Pense nos momentos do dia. Onde o celular incomoda menos?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Resuma a sua opinião em uma ou duas frases para o público.',
      [],
      'Comece com “Em resumo, …”.',
      'Em resumo, o celular é uma distração na aula, mas com uma regra clara é útil. Espero convencer vocês!',
      {
        other_wordings: [
          'Para terminar: qual é a sua opinião, em uma ou duas frases?',
          'O público vai votar. Diga a sua conclusão em uma ou duas frases.',
        ],
        topics: [
          'moderação|bom senso|exager*|necess*|ferramenta|brinquedo|depende|hora certa|lugar certo|um acordo|meio-termo|estudantes|para estudar|estudar sem|os professores|nas escolas|nas aulas|aulas|os alunos|os jovens|aprender|aprendizagem|seria melhor|melhor sem|melhor com|é pior|sem celular',
          'com celular|sem telefone|dentro da aula|fora da|fora com|usar|usado|usem|uso|os pais|viva|conversar|a conversa|amigos|eu acho|é importante|mais importante|prestar atenção|o futuro|faz mal|faz bem|não é bom|ajuda a|selular|minha opinião|a favor|sou contra|favor da|proibição|votem|resumo|resumindo',
          'conclusão|concluindo|enfim|finalmente|opinião|penso|acredito|celular*|telefone*|tela*|aparelho*|tecnologia|internet|redes|proib*|permit*|liber*|deve*|banir|aceit*|autoriz*|recreio|intervalo|aluno*|educa*|regra*|limite*|responsab*|equilíbrio|liberdade|respeit*|control*|segur*|emergência*|distra*',
          'concentr*|vici*|saúde|útil|utilidade|ruim|limite*|fora da aula|equilíbrio|educar|educação|regra*',
        ],
        reactions: [
          when('regra*|limite*|control*', [
            'Com regras, os dois lados podem viver.',
            'Regras claras: assim até eu me convenço.',
          ]),
          when(
            'não proib*|não deve* ser proib*|permit*|liber*|liberdade|útil|tecnologia',
            'A liberdade ganhou um bom advogado.',
          ),
          when('proib*|banir|distra*|vici*', 'Um final firme! O público está batendo palmas.'),
          when('equilíbrio|meio-termo|os dois|responsab*', 'Um final equilibrado, digno de um acordo.'),
          when('brinquedo|sério', 'Palavras sérias para terminar.'),
          when(
            'conversar|a conversa|as conversas|os amigos|amizade*|a vida|uma vida',
            'A vida fora da tela: que bonito final.',
          ),
          on('dont_know', 'Só uma frase: o celular na escola, com regras ou sem?', { goes_to: 'stay' }),
          on('refusal', 'O público está esperando! Uma frase só: sim ou não ao celular?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(3, 'Uma pessoa do público levantou a mão: “Isso acontece mesmo?” Você tem um exemplo que viveu?'),
    twist(
      5,
      'Opa, um celular tocou no público: é uma mãe ligando para o filho! E as emergências, o que você diz a esses pais?',
    ),
    twist(7, 'O diretor da escola acabou de entrar e quer uma proposta! Você vê um acordo bom para os dois lados?'),
  ],
  starters: ['Boa tarde. Estou pronto para o debate.', 'Posso começar?', 'Oi! Tenho uma opinião bem clara sobre isso.'],
  opening_message: 'Que bom ter você no debate. Vou defender o lado que você não escolher, e serei justa.',
  closing_message: 'Foi um debate ótimo, e aprendi com você. Agora o público vota, e nós dois merecemos um suco!',
  correction: 'at_the_end',
})
