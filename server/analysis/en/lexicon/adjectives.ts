const words = (text: string): string[] => text.trim().split(/\s+/)

/** Short adjectives, which are compared with -er and -est. */
export const shortAdjectives = words(`
big small tall short long old young new cheap nice fast slow hot cold warm cool good bad rich poor strong weak clean dirty early late high low hard soft heavy light
dark bright thin fat wide narrow thick large great safe brave wise easy happy busy funny lucky noisy pretty ugly hungry thirsty lazy crazy healthy sunny rainy cloudy windy
friendly tasty angry dry wet deep loud quick near close fresh sweet sad smart kind fair full sharp fit mad rude strange calm
`)

/** Adjectives that are compared with "more" only. */
export const longAdjectives = words(`
beautiful interesting important expensive difficult dangerous comfortable delicious popular famous modern intelligent exciting boring relaxing useful careful wonderful terrible
different similar possible impossible necessary attractive amazing tired bored excited interested worried surprised afraid alone generous patient impatient polite nervous
serious responsible independent confident creative romantic colourful colorful peaceful helpful painful successful stressful crowded traditional national international
professional natural perfect normal special typical local public private usual healthy available essential convenient complicated fantastic awesome horrible ill asleep awake alive
pregnant married single divorced broken closed lost ready sure wrong right free own same other able favourite favorite whole main real true false dead blue red green yellow black white
brown grey gray pink purple orange wooden plastic golden electric electronic daily weekly monthly extra double empty foreign medical social political religious historical
musical cultural physical mental spicy salty sour bitter fresh raw frozen homemade vegetarian vegan allergic sick tiny huge enormous gorgeous handsome cute elegant casual
curious jealous proud shy honest loyal sociable talkative outgoing hard-working easy-going well-known good-looking open-minded worth scary annoying disappointing disappointed
frightened frightening embarrassed embarrassing confused confusing annoyed relaxed satisfied tiring surprising fascinating fascinated shocked shocking depressed depressing pleased glad afraid
upset quiet loud cosy cozy sunny foggy snowy stormy icy humid mild fine okay ok dear sorry past next last previous following recent former final present absent urban rural online offline
`)

/** Adjectives that are no verbs, or hardly ever. */
export const onlyAdjectives = words(`
big small tall short long old young new nice hot good bad rich poor strong weak dirty high low hard soft heavy dark bright fat wide great safe easy happy busy funny lucky noisy ugly hungry
beautiful interesting important expensive difficult dangerous comfortable similar different sure wrong ready ill sick single own able right mature elaborate alert intimate
`)
