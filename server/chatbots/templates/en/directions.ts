import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const directions: readonly Template[] = [
  template({
    id: 'directions-a2',
    name: 'Asking the way',
    language: 'en',
    level: 'A2',
    description:
      'You’re new in town and looking for the museum. Ask someone in the street, and make sure you understand.',
    role: 'Someone waiting at a bus stop in York',
    scenario:
      'You’d like to see the railway museum, but your phone battery is dead. Someone is waiting at the bus stop and has time to help. One of the routes is closed today.',
    goals: [
      'I can ask the way politely.',
      'I can say where I want to go and how.',
      'I can repeat directions to check them.',
      'I can ask how long it takes.',
    ],
    grammar: ['imperatives: go, turn, cross', 'prepositions of place', 'How far …? How long …?'],
    vocabulary: words({
      'straight on': 'not left and not right',
      'to turn left': 'to go to the side of your left hand',
      corner: 'where two streets meet',
      crossing: 'a place where you can walk across the street',
      'traffic lights': 'red, yellow and green lights for cars and people',
      bridge: 'it takes you over a river',
      'next to': 'beside',
      opposite: 'on the other side',
      'bus stop': 'the place where buses stop',
      'on foot': 'walking',
      far: 'not near',
      closed: 'not open',
    }),
    steps: [
      step(
        'Of course I can help. Where would you like to go?',
        ['museum|railway|station|to|looking|find|where|centre|bridge|hotel|park|cathedral'],
        'Say the place: “I’m looking for …” or “I’d like to go to …”.',
        'I’m looking for the railway museum.',
      ),
      step(
        'That’s easy. Would you like to walk or go by bus?',
        ['walk*|foot|bus|both|quick*|fast*|far|cheap*|taxi|better'],
        'Choose one.',
        'I’d like to walk, if it isn’t too far.',
      ),
      step(
        'Good choice, the weather is nice. Go straight on to the traffic lights and turn left there. What do you do at the lights?',
        ['left'],
        'Say it in your own words: “I turn …”.',
        'I turn left at the traffic lights.',
      ),
      step(
        'That’s right. Then you cross the bridge. Oh, I’ve just remembered: the bridge is closed today! What will you do now?',
        ['other|another|way|bridge|bus|ask|where|is there|boat|back|go|taxi|around|know|street|different'],
        'Ask for another way: “Is there another …?”.',
        'Oh no! Is there another bridge near here?',
      ),
      step(
        'Yes, there is. Turn right at the church, and you’ll see a small bridge opposite the supermarket. Can you say that back to me, so you don’t get lost?',
        ['right', 'church|bridge|supermarket|opposite'],
        'Say where you turn right, and what is opposite the bridge.',
        'I turn right at the church, and the bridge is opposite the supermarket.',
      ),
      step(
        'Perfect. And then you’re nearly there. Is there anything else you’d like to know?',
        ['how|far|long|time|open|what|when|where|minute*|ticket*|is|much|no|cost*|thank*'],
        'Ask how long it takes or when the museum is open.',
        'Yes. How long does it take on foot?',
      ),
      step(
        'About fifteen minutes, and it’s open until five. Will you be all right?',
        ['yes|thank*|think|hope|sure|ok|okay|all right|great|help|no|kind|bye|day'],
        'Say thank you for the help.',
        'Yes, I think so. Thank you very much for your help!',
      ),
    ],
    starters: ['Excuse me, can you help me?', 'Sorry, do you know this town?', 'Hello! I think I’m lost.'],
    opening_message: 'Oh, hello! You look a bit lost.',
    correction: 'prompt',
  }),
  template({
    id: 'directions-b1',
    name: 'Lost on the way to a friend',
    language: 'en',
    level: 'B1',
    description:
      'You’re on your way to a party and you’re lost. Describe where you are, and let your friend guide you over the phone.',
    role: 'A friend who’s having a party in Melbourne, on the phone',
    scenario:
      'You got off the tram too early and your map won’t load. It’s getting dark. Your friend knows the area well, but first has to find out where you are.',
    goals: [
      'I can describe where I am.',
      'I can explain how I got there.',
      'I can follow and check directions.',
      'I can choose between different ways of getting somewhere.',
    ],
    grammar: [
      'past simple: I got off, I walked',
      'there is / there are with places',
      'indirect questions: Could you tell me where …?',
    ],
    vocabulary: words({
      'to get off': 'to leave a bus, tram or train',
      'to miss the stop': 'to stay on the bus or tram too long',
      landmark: 'a building or thing that is easy to see',
      roundabout: 'a circle where several streets meet',
      'dead end': 'a street with no way out at the end',
      'to head towards': 'to go in the direction of',
      'the way back': 'the way you came',
      'to give a lift': 'to take someone somewhere in your car',
      pavement: 'the path beside the street where people walk',
      upstairs: 'on a higher floor',
      'to ring the bell': 'to press the button at a door',
      'to recognise': 'to know something because you have seen it before',
    }),
    steps: [
      step(
        'Tell me what you can see around you.',
        [
          'see|there|is|are|street|shop|church|park|house*|building|station|bridge|tree*|supermarket|school|restaurant|sign|tram|car*|lights|cinema|bank|river|tower',
        ],
        'Describe two things: “There’s a … on my left, and …”.',
        'There’s a big park on my left and an old cinema on the corner.',
      ),
      step(
        'I think I know that place. How did you get there?',
        ['tram|bus|train|walk*|got|took|came|foot|taxi|went|off|early|wrong|missed|stop|bike'],
        'Say how you got there: “I took …, and then I …”.',
        'I took the tram and got off too early. Then I walked for ten minutes.',
      ),
      step(
        'So you went the wrong way. You can walk back to the stop, or carry on through the park, which is shorter but dark. Which would you rather do?',
        ['park|back|stop|walk*|shorter|dark|rather|prefer|through|safe*|first|second|light|way|tram'],
        'Choose one and say why.',
        'I’d rather walk back to the stop, because the park is too dark.',
      ),
      step(
        'Good idea. At the stop, head towards the tower until you come to a roundabout, and take the second street on the right. Could you repeat that?',
        ['tower|roundabout', 'second|right'],
        'Repeat the tower, the roundabout and the street.',
        'I go towards the tower to the roundabout, and then I take the second street on the right.',
      ),
      step(
        'Exactly. What will you do if you get lost again?',
        ['call|phone|ask|back|wait|you|somebody|someone|will|taxi|send|message|map|shop|again'],
        'Use “If …, I’ll …”.',
        'If I get lost again, I’ll ask someone or call you.',
      ),
      step(
        'I could also send my brother to meet you on his bike. What do you think?',
        [],
        'Accept or refuse politely, with a reason.',
        'That’s kind, but it isn’t necessary. I’m sure I’ll find it now.',
      ),
      step(
        'All right. One more thing: the bell doesn’t work. How will you let us know you’re here?',
        ['call|phone|knock|message|text|shout|send|ring|door|window|write'],
        'Think of your phone or the door.',
        'I’ll send you a message, or knock on the door.',
      ),
    ],
    starters: ['Hi, it’s me. I’m lost!', 'Can you hear me? I need your help.', 'Sorry, I’ll be late.'],
    opening_message: 'Hello! We were starting to worry about you. Don’t panic, I’ll get you here.',
    correction: 'prompt',
  }),
]
