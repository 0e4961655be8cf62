import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const smallTalk: readonly Template[] = [
  template({
    id: 'small-talk-a2',
    name: 'The new neighbour',
    language: 'en',
    level: 'A2',
    description: 'Someone new has moved in next door. Say hello and get to know each other.',
    role: 'Your new neighbour in Cardiff',
    scenario:
      'You meet outside your house. Your neighbour moved in yesterday and doesn’t know anyone yet. You both have a few minutes.',
    goals: [
      'I can introduce myself.',
      'I can talk about my family, my free time and where I live.',
      'I can ask questions, too.',
      'I can suggest something to do together.',
    ],
    grammar: ['present simple', 'questions with do and does', 'Let’s … / Would you like to …?'],
    vocabulary: words({
      neighbour: 'someone who lives next to you',
      'next door': 'in the house or flat beside yours',
      'to move in': 'to start living in a place',
      'free time': 'when you don’t work or study',
      hobby: 'something you like doing',
      pet: 'an animal that lives with you',
      'to go for a walk': 'to walk for fun',
      bakery: 'a shop that sells bread',
      weather: 'sun, rain, wind and so on',
      nearby: 'not far away',
      'to invite': 'to ask someone to come',
      'See you soon': 'goodbye, until we meet again',
    }),
    steps: [
      step(
        'I moved in yesterday. And who are you?',
        ['name|am|i’m|me|my|call*|is'],
        'Say your name: “I’m …”.',
        'Hi, I’m Sofia. Nice to meet you!',
      ),
      step(
        'Nice to meet you, too! Have you lived here for a long time?',
        ['yes|no|not|for|since|year*|month*|week*|always|#|born|long|only|all'],
        'Say how long: “For … years” or “Since …”.',
        'Yes, I’ve lived here for five years.',
      ),
      step(
        'And who do you live with?',
        [
          'alone|with|family|mother|father|parents|brother*|sister*|friend*|dog|cat|husband|wife|children|son|daughter|myself|nobody|flatmate*|grandmother|pet*|partner',
        ],
        'Talk about your family, your friends or your pets.',
        'I live with my parents and our cat.',
      ),
      step(
        'That sounds nice. I like cycling and cooking. What do you do in your free time?',
        [],
        'Say two things you like: “I like …-ing”.',
        'I like swimming, and I often play the guitar.',
      ),
      step(
        'I do that sometimes, too! I don’t know the area yet. Where can I buy good bread here?',
        ['bakery|shop|supermarket|market|street|corner|near*|next|there|centre|station|opposite|left|right|go|know'],
        'Name a place: “There’s a … next to …”.',
        'There’s a good bakery next to the station.',
      ),
      step(
        'Thanks! And is there anything you’d like to ask me?',
        ['what|where|who|how|do|are|have|is|can|why|when|which|like|does'],
        'Ask about work, family or hobbies: “Do you …?”, “Where …?”.',
        'Yes. Where do you come from, and what do you do?',
      ),
      step(
        'I come from a village by the sea, and I’m a nurse. Oh no, it’s starting to rain! Shall we have a cup of tea together one day?',
        [
          'yes|sure|love|like|great|idea|good|when|saturday|sunday|tomorrow|weekend|sorry|no|nice|monday|tuesday|wednesday|thursday|friday|gladly|time|can',
        ],
        'Say yes, and suggest a day.',
        'I’d love to! How about Saturday afternoon?',
      ),
    ],
    starters: ['Hello! Are you new here?', 'Hi! Do you need any help?', 'Good morning! Nice weather today.'],
    opening_message: 'Oh, hello! I think we live next door to each other.',
    correction: 'prompt',
  }),
  template({
    id: 'small-talk-b1',
    name: 'Small talk on a train',
    language: 'en',
    level: 'B1',
    description: 'A long train journey, and a friendly person next to you. Keep the conversation going.',
    role: 'A fellow traveller on a train from London to Glasgow',
    scenario:
      'You’re sitting opposite each other by the window, with hours to go. The train stops in the middle of nowhere, so you start talking about travel, home and your plans.',
    goals: [
      'I can start a conversation and keep it going.',
      'I can tell a short story about a journey.',
      'I can say what I think and ask for the other person’s opinion.',
      'I can end a conversation politely.',
    ],
    grammar: ['past simple and past continuous for stories', 'question tags: isn’t it?', 'so do I / neither do I'],
    vocabulary: words({
      delay: 'when something is later than planned',
      journey: 'when you travel from one place to another',
      scenery: 'the countryside you can see around you',
      'to be stuck': 'not to be able to move',
      announcement: 'information that a voice on the train gives to everyone',
      connection: 'the next train you have to catch',
      'to look out of the window': 'to watch what is outside',
      abroad: 'in another country',
      'to grow up': 'to be a child and become an adult',
      homesick: 'sad because home is far away',
      worthwhile: 'good enough for the time it takes',
      'to pass the time': 'to do something while you wait',
    }),
    steps: [
      step(
        'How far are you going today, if I may ask?',
        ['to|going|glasgow|home|end|next|station|friend*|family|visit*|work|all the way|stop|city|london|holiday*'],
        'Say where you are going, and why.',
        'I’m going all the way to Glasgow to visit my sister.',
      ),
      step(
        'How nice. Do you travel by train a lot?',
        [
          'yes|no|not|often|never|sometimes|usually|train*|car|plane|bus|prefer|rather|every|bike|because|first time|rarely',
        ],
        'Say how often, and compare it with another way of travelling.',
        'Yes, quite often. I prefer trains because I can read.',
      ),
      step(
        'So do I. Oh, did you hear the announcement? We’re stuck here for half an hour. Is that a problem for you?',
        [
          'yes|no|not|connection|miss|late|wait*|problem|mind|trouble|sister|phone|call|time|hurry|luckily|fine|worry|meeting',
        ],
        'Say what it means for your plans.',
        'A little. I’m afraid I’ll miss my connection.',
      ),
      step(
        'Let’s pass the time, then. What’s the best trip you’ve ever been on?',
        [],
        'Say where you went, who with, and what was special about it.',
        'Two years ago I travelled to Norway with my father. We saw the northern lights.',
      ),
      step(
        'That sounds wonderful. Did anything go wrong?',
        [],
        'Tell a short story: “While we were …, …”.',
        'Yes! While we were sleeping, someone took our shoes by mistake.',
      ),
      step(
        'You’re joking! I grew up in a tiny village, and now I live in London. Where would you rather live, in the country or in a big city?',
        ['city|country|village|town|both|neither|big|small|sea|rather|live|prefer|quiet|because'],
        'Choose one, give a reason, and ask back.',
        'I’d rather live in the country, because it’s quieter. And you, do you like London?',
      ),
      step(
        'It has its good and bad sides. Look, we’re moving again! What are you going to do first when you arrive?',
        [
          'eat|sleep|call|meet|go|drink|see|walk|sister|family|friend*|hotel|shower|bed|will|going|coffee|dinner|rest|hug|visit',
        ],
        'Use “I’m going to …”.',
        'I’m going to have dinner with my sister and tell her about you.',
      ),
      step(
        'I’m getting off at the next station. It was a pleasure talking to you.',
        ['nice|pleasure|bye|goodbye|journey|trip|day|thank*|too|enjoy*|luck|meet*|take care|safe|see you'],
        'Say goodbye, and wish something nice.',
        'It was nice meeting you, too. Have a safe journey!',
      ),
    ],
    starters: ['Hello! Is this seat free?', 'Beautiful scenery, isn’t it?', 'Hi! Are we late again?'],
    opening_message: 'Hello! Do sit down, I’ve moved my bag. It’s going to be a long journey, isn’t it?',
    correction: 'prompt',
  }),
]
