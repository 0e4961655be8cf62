import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const doctorB1 = template({
  id: 'doctor-b1',
  name: 'Ligar para a clínica',
  language: 'pt',
  level: 'B1',
  description:
    'Ligue para a clínica, explique o que aconteceu e consiga uma consulta, mesmo quando quase não há mais vagas.',
  role: 'Recepcionista de uma clínica cheia em Curitiba',
  partner_name: 'Simone',
  region: 'BR',
  scenario:
    'Você se machucou no fim de semana e não está melhorando. Liga na segunda-feira de manhã. Quase não há vagas, então você precisa explicar por que é importante.',
  goals: [
    'Consigo contar como algo aconteceu.',
    'Consigo descrever uma dor e como ela muda.',
    'Consigo marcar uma consulta por telefone.',
    'Consigo pedir um conselho.',
  ],
  grammar: ['pretérito perfeito e imperfeito', 'estava + gerúndio', 'se + futuro do subjuntivo: se piorar…'],
  vocabulary: words({
    'o tornozelo': 'entre o pé e a perna',
    'o pulso': 'entre a mão e o braço',
    inchado: 'maior do que o normal',
    'o roxo': 'uma mancha escura na pele',
    torcer: 'dobrar mal uma parte do corpo',
    escorregar: 'perder o equilíbrio num chão molhado',
    piorar: 'ficar pior',
    'o analgésico': 'um remédio contra a dor',
    urgente: 'que não pode esperar',
    desmarcar: 'dizer que não vem mais',
    'a radiografia': 'uma foto dos ossos',
    'o convênio': 'paga quando você fica doente',
  }),
  facts: [
    fact(
      'Posso levar alguém?',
      ['levar|trazer|acompanh*|ir com|vir com', 'alguém|mãe|pai|filh*|amig*|marido|mulher|acompanhante|comigo'],
      'Pode, sim. Menores de dezoito anos devem vir com um adulto.',
    ),
    fact(
      'Devo colocar gelo?',
      'gelo|compressa',
      'Gelo ajuda: uns quinze minutos, enrolado num pano, várias vezes ao dia.',
    ),
    fact(
      'Posso tomar um analgésico?',
      ['posso|devo|tomar|qual', 'analgésico*|remédio*|comprimido*|paracetamol|ibuprofeno|dipirona'],
      'Se você não tem alergia, pode tomar o analgésico que costuma tomar. Antes, leia bem a bula.',
    ),
    fact(
      'Posso andar ou dirigir?',
      ['posso|devo|dá', 'andar|caminhar|dirigir|mexer|trabalhar|esporte|correr|treinar|jogar'],
      'O melhor é descansar e fazer o mínimo até a consulta. E venha de táxi ou de carona.',
    ),
    fact(
      'E se piorar?',
      ['se', 'pior*|inchar|aumentar|febre|dor'],
      'Se piorar muito, vá ao pronto-socorro, que fica aberto a noite toda.',
    ),
    fact(
      'Devo enfaixar?',
      'faixa|enfaixar|levantar|elevar|pomada|banho|calor',
      'Pode enfaixar sem apertar, e deixe essa parte levantada quando se sentar. Calor, não.',
    ),
    fact(
      'Vou precisar de uma radiografia?',
      'radiografia|raio-x|raio x|exame*|gesso|quebrad*|fratura',
      'Isso o doutor decide. Se precisar, fazemos a radiografia aqui mesmo.',
    ),
    fact(
      'Quanto custa a consulta?',
      'quanto custa|preço|custa|pagar|paga|caro|valor|quanto é',
      'Pelo convênio você não paga nada. Sem convênio, são duzentos reais.',
    ),
    fact(
      'Vocês aceitam o meu convênio?',
      'aceita*|plano|seguro|convênio*',
      'Aceitamos quase todos os convênios da cidade.',
    ),
    fact(
      'Qual é o endereço?',
      'endereço|onde fica|onde é|como chego|rua|ônibus|longe',
      'Rua das Araucárias, cento e vinte, ao lado do mercado. O ônibus para bem na frente.',
    ),
    fact(
      'Tem estacionamento?',
      'estacionamento|estacionar|vaga para carro|carro',
      'Tem estacionamento atrás da clínica, e é gratuito.',
    ),
    fact(
      'Quanto tempo demora a consulta?',
      ['quanto tempo|demora|dura|esperar', 'consulta|demora|dura|espera|esperar'],
      'Uns vinte minutos. Mas hoje a sala de espera está cheia.',
    ),
    fact(
      'O médico é bom?',
      ['doutor|médic*', 'bom|boa|quem|como|nome|simpático|especialista'],
      'É o doutor Matos, ortopedista há vinte anos. Ele é muito calmo e explica tudo.',
    ),
    fact('Vocês dão atestado?', 'atestado|declaração|receita', 'O doutor dá o atestado no fim da consulta.'),
    fact(
      'A que horas vocês fecham?',
      'abre*|abrem|fecha*|fecham|horário|aberto|aberta',
      'Abrimos às oito e fechamos às sete. Aos sábados, só de manhã.',
    ),
    fact(
      'Com quem estou falando?',
      'quem fala|com quem|seu nome|você se chama|qual o nome',
      'Meu nome é Simone, da recepção.',
    ),
    fact(
      'Há quanto tempo você trabalha aí?',
      ['tempo|anos', 'trabalha'],
      'Há doze anos. E nunca vi uma segunda-feira calma!',
    ),
    fact(
      'Você já se machucou assim?',
      ['você', 'já|machucou|caiu|torceu|quebrou'],
      'Já torci o pé duas vezes, dançando. Por isso entendo bem.',
    ),
    fact(
      'Como você está?',
      'tudo bem|como vai|como está|como você está',
      'Tudo bem, obrigada. Só estamos com a casa cheia.',
    ),
    fact('Está frio aí?', 'frio|chov*|chuva|tempo', 'Aqui em Curitiba? Faz frio de manhã e calor à tarde.'),
    fact('Pode ser às seis?', 'pode ser|posso ir|que tal|seis|meio-dia|meia', 'Já está reservado.'),
  ],
  steps: [
    step(
      'Em que posso ajudar?',
      [
        'consulta|marcar|médic*|doutor*|dor|dói|doem|doendo|caí|queda|tornozelo|pulso|joelho|mão|pé|braço|perna|costas|acidente|machuc*|ombro|dedo|cabeça|torci|quebrei|bati|cortei|horário|atendido|atendida|ortopedista|pescoço|nariz|inchado|inchada|examinar|urgente|vaga',
      ],
      'Diga por que está ligando: “Eu queria uma consulta, porque…”.',
      'Eu queria uma consulta, porque torci o tornozelo.',
      {
        other_wordings: ['O que houve, e como posso ajudar?', 'Pois não, como posso ajudar?'],
        reactions: [
          when('tornozelo|joelho|pulso|pé|braço|dedo|ombro|nariz|pescoço', [
            'O {heard}… Deve doer bastante.',
            'Ai, o {heard}! Sinto muito.',
          ]),
          when('mão|perna|cabeça', 'Ai, a {heard}! Sinto muito.'),
          when('costas', 'Ai, as costas! Sinto muito.'),
          when('caí|queda|acidente|bati|machuc*', 'Que susto! Sinto muito.'),
          when('dor|dói|doendo', 'Com dor não dá para esperar, eu sei.'),
          when('consulta|marcar|horário|vaga', 'Vamos ver o que dá para fazer, a agenda está cheia.'),
          on('dont_know', 'Sem pressa. Você está com dor em algum lugar?', { goes_to: 'stay' }),
          on('joke', 'Que bom rir um pouco numa segunda-feira! Mas diga: o que aconteceu com você?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Como isso aconteceu?',
      [],
      'Conte no passado: “Eu estava… quando…”.',
      'Eu estava jogando futebol quando escorreguei na grama molhada.',
      {
        other_wordings: [
          'Me conte: o que aconteceu exatamente?',
          'Preciso anotar na ficha: como foi que você se machucou?',
        ],
        topics: [
          'caí|cair|caiu|queda|caindo|tombo|tropec*|escorreg*|desequilibr*|derrub*|pul*|saltei|saltar|desci|descendo|subi|subindo|desmaiei',
          'torci|torcer|virei|quebr*|bati|bater|bateu|cort*|machuc*|queim*|pisei|pisou|dobr*|levant*|carreg*|puxei|empurr*|chutei|chutou|mord*|prendi|atropel*|estirei|dei um jeito',
          'jogando|jogava|jogo|jogar|futebol|basquete|vôlei|tênis|treino|treinando|corr*|esporte*|academia|ginástica|bicicleta|bike|skate|patin*|esqui*|surf*|cavalo|judô|luta|lutando|nadando|piscina',
          'dançando|dancei|dança|festa|baile|balada|brincando|brincava|trampolim|parque|praia*|trilha|montanha',
          'escada*|degrau*|chão|molhad*|grama|gelo|chuva|calçada|rua|banheiro|banho|chuveiro|pedra|buraco|cozinha|jardim|garagem|mesa|porta|cama|tapete|árvore|muro|telhado',
          'trabalh*|limp*|cozinh*|faca|mudança|móvel|móveis|caixa*|arrum*|consert*|sofá|geladeira|mala*|peso|compras',
          'carro|moto|ônibus|acidente|cachorro|gato|filho|filha|irmão|irmã|amigo|colega|criança',
          'eu estava|enquanto|de repente|acordei|dormi*|aconteceu|não vi|não sei como|salto|sapato|bola',
        ],
        reactions: [
          when('futebol|bola', ['O futebol manda muita gente para cá!', 'Segunda-feira é o dia dos jogadores.']),
          when('danç*|festa|baile|balada', 'Dançando! Isso já me aconteceu também.'),
          when('escada*|degrau*', 'As escadas são um perigo.'),
          when('bicicleta|bike|skate|patin*|moto|carro', 'Nossa, que susto você deve ter levado!'),
          when('cachorro|gato', 'Os bichos aprontam cada uma!'),
          when('escorreg*|molhad*|chuva|grama', 'Com esse chão molhado, é fácil escorregar.'),
          when('trabalh*|carreg*|peso|mudança|móve*|caixa*|limp*|sofá', 'Fazendo força, a gente se machuca fácil.'),
          when('corr*|basquete|vôlei|tênis|academia|esporte*|trein*|piscina|trilha', 'E dizem que esporte faz bem!'),
          on('dont_know', 'Foi de repente, então. Você caiu ou começou a doer sozinho?', { goes_to: 'stay' }),
          on('joke', 'Essa eu vou contar para o doutor! Mas falando sério, o que aconteceu?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'E como está agora? Mudou alguma coisa desde então?',
      [
        'pior|piorou|piorando|melhor|melhorou|melhorando|igual|mesma|inchad*|inchou|inchando|roxo|roxa|azul|preto|dói|dor|dores|doendo|doeu|mexer|mexo|andar|ando|vermelh*|mudou|mudança|ainda|dormir|durmo|caminhar|quente|grande|forte|pisar|nada|febre|sangr*|sinto|normal|enorme|bola|balão|aumentou|consigo',
      ],
      'Descreva: está inchado? Consegue mexer? Está pior?',
      'Está inchado e roxo, e está piorando: dói mais quando ando.',
      {
        other_wordings: [
          'E hoje, como você está? Está igual ou mudou?',
          'De lá para cá, melhorou ou piorou? Descreva um pouco, por favor.',
        ],
        reactions: [
          when(['inchad*|inchou', 'rox*|azul|preto'], 'Inchado e roxo… Isso o doutor precisa ver.'),
          when('inchad*|inchou|inchando|bola|balão|enorme', 'Se está inchado, é bom o doutor olhar.'),
          when('não melhorou|não está melhor|não melhor|não melhora', 'E já faz uns dias. Não é para brincar.'),
          when('melhor|melhorou|melhorando', 'Menos mal! Mesmo assim, é melhor alguém olhar.'),
          when('pior|piorou|piorando|aumentou', 'Piorando? Então não vamos deixar para lá.'),
          when('não mudou|igual|mesma', 'Nem melhor nem pior, então. Vou anotar.'),
          when('dormir|durmo|noite', 'Sem dormir, ninguém aguenta.'),
          when('andar|ando|pisar|mexer|mexo|caminhar', 'Então faça o mínimo de esforço, por favor.'),
          when('dói|dor|doendo|dores', 'Imagino o que você está passando.'),
          on('dont_know', 'Olhe com calma: está inchado? Dá para mexer?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'O doutor só tem vaga na quinta-feira. Poderia esperar?',
      [
        'não|posso|pior|piorando|piorar|urgente|dor|dói|hoje|amanhã|antes|sim|esperar|espero|andar|trabalhar|possível|consigo|impossível|tarde|aguento|claro|pode|quinta|difícil|longe|outro|emergência|problema|serve|demais|cedo|tudo bem|está bem',
      ],
      'Diga por que não pode esperar, ou se pode.',
      'Não posso esperar tanto, é urgente: quase não consigo andar.',
      {
        other_wordings: [
          'A agenda está cheia até quinta-feira. Dá para esperar até lá?',
          'Até quinta-feira não tenho nada livre. Você consegue esperar?',
        ],
        reactions: [
          when(
            'sem problema*|não tem problema|posso esperar sim|posso esperar até',
            'Agradeço a compreensão, mas vou tentar antes.',
          ),
          when('não consigo|não posso|não aguento|impossível|urgente|emergência', [
            'Entendo, parece urgente mesmo.',
            'Está bem, vou dar um jeito.',
          ]),
          when('trabalh*|escola|aula|prova|viag*|viajar', 'Entendo, a vida não para. Vou dar um jeito.'),
          when('dor|dói|pior|piorando|piorar|andar|dormir', 'Com essa dor, não vou fazer você esperar.'),
          when('hoje|amanhã|antes|cedo', 'Antes disso… vou procurar.'),
          on('no', ['Entendo. Vou dar um jeito.', 'Está bem, vou procurar outra coisa.']),
          on('yes', 'Agradeço a paciência, mas vou tentar antes.'),
          when('espero|esperar|pode|quinta|serve|claro', 'Agradeço a paciência, mas vou tentar antes.'),
          on('dont_know', 'Pense na dor: até quinta são três dias. Dá para aguentar?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Olhe só, alguém acabou de desmarcar: hoje ao meio-dia e meia ou às quinze para as seis. O que é melhor para você?',
      [
        'meio-dia|meia|quinze|seis|#|primeir*|segund*|cedo|tarde|nenhum*|qualquer|os dois|antes|depois|mais cedo|hoje|tanto faz|almoço|manhã|noite|amanhã|agora|último|última',
      ],
      'Escolha um horário e diga por quê.',
      'Pode ser às quinze para as seis? Trabalho até as cinco.',
      {
        other_wordings: [
          'Que sorte: duas pessoas desmarcaram hoje! Tenho meio-dia e meia ou quinze para as seis. Qual horário você prefere?',
          'Achei dois horários hoje: ao meio-dia e meia e às quinze para as seis. Qual fica melhor?',
        ],
        reactions: [
          when(
            'nenhum*|não posso|não consigo|amanhã|depois de amanhã|manhã',
            'Que pena, só tenho estes. Deixo você às quinze para as seis, e se não puder, ligue.',
          ),
          when('seis|quinze|segund*|tarde|último|última|depois', [
            'Quinze para as seis, o último horário do dia.',
            'Às quinze para as seis, então.',
          ]),
          when('meio-dia|meia|primeir*|cedo|antes|almoço|agora', [
            'Meio-dia e meia, antes do almoço do doutor.',
            'Ao meio-dia e meia, então. É melhor assim, mais cedo.',
          ]),
          when('qualquer|os dois|tanto faz', 'Então fica o mais cedo, meio-dia e meia.'),
          on('no', 'Que pena, só tenho estes. Deixo você às quinze para as seis.'),
          on('dont_know', 'Você trabalha ou estuda hoje à tarde? O que é mais fácil?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'O que acha que precisa trazer?',
      [
        'cartão|carteira|carteirinha|convênio|identidade|RG|CPF|passaporte|remédio*|lista|nada|documento*|radiografia*|exame*|papéis|papel|dinheiro|sei|analgésico*|receita|seguro|plano|alergia*|celular|bolsa|mãe|pai|paciência|foto*|chinelo|muleta*|máscara|eu mesmo|SUS',
      ],
      'Pense em documentos e remédios.',
      'A carteirinha do convênio, e tenho uma radiografia antiga.',
      {
        other_wordings: ['Sabe o que precisa trazer para a consulta?', 'E o que você vai trazer?'],
        reactions: [
          when(
            [
              'convênio|carteirinha|identidade|documento*|passaporte|RG',
              'remédio*|radiografia*|exame*|lista|analgésico*|receita',
            ],
            ['É tudo de que precisamos.', 'Perfeito, assim o doutor já vê tudo.'],
          ),
          when('radiografia*|exame*|foto*', 'Isso ajuda muito o doutor. Traga também um documento.'),
          when('remédio*|lista|analgésico*|receita|alergia*', 'Muito bom. E traga também um documento, por favor.'),
          when(
            'convênio|carteirinha|carteira|cartão|seguro|plano|SUS',
            'Isso mesmo. E a lista dos seus remédios, se toma algum.',
          ),
          when('identidade|passaporte|documento*|RG|CPF', 'Isso mesmo. E a carteirinha do convênio, se tiver.'),
          when('dinheiro', 'Sem convênio, aceitamos dinheiro e cartão. E traga um documento.'),
          when('nada|não sei', 'Traga um documento, a carteirinha do convênio e a lista dos seus remédios.'),
          on('dont_know', 'Traga um documento, a carteirinha do convênio e a lista dos seus remédios.'),
          on('joke', 'Paciência e bom humor, isso também! Mas e os documentos, quais você tem?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Quer saber mais alguma coisa até lá?',
      [
        'devo|posso|que|como|se|gelo|analgésico*|andar|dirigir|tomar|colocar|pôr|não|faixa|perna|fazer|onde|endereço|preciso|quanto*|qual|nada|sim|tem|quando|obrigad*|dúvida*|pergunta|só isso|tudo claro|vocês|aceita*|estacionamento|melhor',
      ],
      'Peça um conselho: “Devo colocar gelo?”, “E se piorar?”.',
      'Devo colocar gelo, e posso tomar um analgésico?',
      {
        other_wordings: ['Ficou alguma dúvida até a consulta?', 'Antes de desligar: quer perguntar mais alguma coisa?'],
        reactions: [
          when('nada|nenhuma|só isso|tudo claro|obrigad*', [
            'Qualquer coisa, é só ligar.',
            'Se piorar, ligue na mesma hora.',
          ]),
          when('gelo|analgésico*|remédio*|tomar|faixa', 'É bom perguntar isso.'),
          when('se piorar|pior*', 'Entendo a sua preocupação.'),
          when('devo|posso|preciso', 'Boa pergunta.'),
          when('onde|endereço|quanto*|qual|quando|como', 'Já digo.'),
          on('no', ['Qualquer coisa, é só ligar.', 'Se piorar, ligue na mesma hora.']),
          on('yes', 'Pode perguntar. O que você quer saber?', { goes_to: 'stay' }),
          on('dont_know', 'Muita gente pergunta sobre gelo e remédios. Você quer saber algo assim?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
  ],
  twists: [
    twist(2, 'Desculpe, o outro telefone está tocando… Pronto, desliguei. Como isso aconteceu?'),
    twist(4, 'Ih, o doutor viaja amanhã e só volta na quinta-feira. Você poderia esperar até quinta?'),
    twist(
      6,
      'Ai, o computador apagou a sua ficha! Vou precisar dos seus dados de novo na recepção. O que acha que precisa trazer?',
    ),
  ],
  starters: [
    'Bom dia. É da clínica do doutor Matos?',
    'Olá, estou ligando para marcar uma consulta.',
    'Bom dia, espero que possa me ajudar.',
  ],
  opening_message: 'Clínica Santa Clara, bom dia, aqui é da recepção.',
  closing_message: 'Então até daqui a pouco, e venha com calma. Melhoras!',
  correction: 'prompt',
})
