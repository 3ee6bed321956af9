/** Ways in which visitors ask what it costs and what they commit to, as data (topics.ts). */
export const pricingTopics = `
= What does it cost, once and each month?
how much of my money are we talking, what trickles out of my account afterwards, trickle, my account afterwards, what do you deduct monthly, what will
i be paying later on, and then every month, after it is installed what do i keep paying, what is the regular payment, how much is the regular fee,
what does it drain, the cheapest installation, lowest installation price, least i can pay, what do folks usually pay, does it cost hundreds, in total
how many dollars, do you want money each month as well, how much cash should i have ready, price to get started, is the price high, how costly,
be straight with me how many dollars, lay the numbers on me, what should i budget, whats the sticker price, how do you price it, money talk, can a
normal person pay for it, is it pricey, what is the toll, whats your asking price, tell me the fee, what would i fork over, fork out, cough up, pony
up, how steep, what sort of money, six hundred or six thousand, under a thousand, over a thousand, within 500 dollars, how many hundreds, is that all
or also each month, do you also want money each month, any standing charge, what is due monthly, keep paying, recurring costs, price per month at
least, what does the service cost, cost to own, what goes out monthly, what do i pay to start, first payment, what does an average customer pay, entry
level price, least expensive way, lowest price, cheapest option, expensive stuff, can a pensioner afford it, afford, prices for a home, what is the
sum, full price, 340, 799, 47 dollars, what for 799, is it 47 a month, how much would that be a month, and what do i pay,
gimme the price tag, price tag, just a rough idea of the money, the damage, so whats the damage, how big a hole does it burn in my wallet, how much of
a hole in my pocket, what would i be out, how much am i looking at, whats it going to cost me, quick price check, how pricey, cost please, prices
please, whats the deal on cost, is it a lot of money, in dollars, and monthly, and per month, what leaves my account every month, what leaves my
checking account every 30 days, what do you take off my card every month, what will the bill be each month, is there something to pay after the
install, what comes after the first bill, do you charge every month, how often do i pay, monthly or yearly, first bill, what do i owe in total, is it
within reach for a teacher, cheap or expensive, give me numbers, what are the numbers, figure on paying, how much for the basic one, and the basic
one, the other kind the basic one, how much is the professional one, installation and monthly, bottom line, cost of the whole thing, tell me what it
costs, what does the whole thing cost me,
how much is it, how much does it cost, what does it cost, price, prices, pricing, price list, what are your rates,
what do i pay, whats the damage, how much money, how expensive is it, is it expensive, is it cheap, is it affordable,
can i afford this, what will this set me back, how many bucks, how much dough, what are we talking about money wise,
ballpark figure, rough estimate of the cost, roughly how much, what is the price range, what do you charge, what are your fees,
total cost, what do i have to shell out, will it break the bank, what will it run me, how deep do i have to dig in my pockets,
how much for installation, installation cost, cost of installing, what is the install fee, upfront cost, one time cost, setup fee,
how much is a basic installation, price of a professional installation, starting price, cheapest price, minimum price, what does the cheapest one cost,
how much per month, monthly fee, monthly cost, is there a subscription, do i pay every month, is there a recurring fee,
what does it cost to run, ongoing costs, running costs, is it a one time payment, do i pay once or every month,
what comes out of my account each month, is it one and done or do i keep paying, is there a bill every month,
what are the monthly charges, is there a fee after installation, how much will you bill me, subscription price, yearly cost,
after the first payment is there more, any fees later on, like a netflix subscription, monthly bill, cost of ownership, plans and prices,
what would it cost for my house, how much for one gate, how much for my building, cost for a small business, tell me the money part,
how much is the service, and the price, what about the cost, whats it cost, spend, budget for this, what is the investment, cash up front,
= Is there a long-term contract? Can I cancel at any time?
can i drop you whenever i please, drop you, whenever i please, whenever i want, am i free to quit, do i get out easily, leaving you is how hard, took
a year to let me go, like a gym, how do i leave, can i be rid of you fast, does it renew on its own, are there exit costs, do you keep me on the hook,
on the hook, is there a term, do i agree to a term of years, walk whenever,
my gym took a year to let me go are you like that, how hard is it to leave, can i say goodbye anytime, free to go, do you hold me to anything, am i a
prisoner, is there an exit, do i sign my life away, how binding is it, i want to keep my options open, no ties please, do i owe you if i stop, what
happens when i stop, quit after one summer, seasonal use, only in summer, cut the cord, part ways, breakup fee, get out clause, how long do i belong
to you, can you force me to stay, for how many years do i sign, am i stuck with it, do you lock folks in, annual contract, two years minimum, do i pay
for what i use only, does the price go by use, use it little pay little, pay per use, billed for what i use,
still paying you if we sell up, what if i hate it after three months, say i hate it can i leave, how do i get rid of you, how do i end it, do i marry
you guys, am i chained to you for years, can i leave when i feel like it, stuck with you forever, if i sign up am i stuck, do you trap people, is
there a minimum number of months, do i have to stay a full year, how long do i have to stay a customer, what if my tenants move out, get out early,
can i try it for a season and stop, notice period, do you have a lock in, is it binding, what do i commit to, termination fee, a contract for how
long, do i sign a contract, tied down, no strings, can i stop paying when i want, what if we dont need it anymore,
is there a contract, do i have to sign a contract, how long is the contract, minimum term, can i cancel, how do i cancel,
can i quit anytime, can i stop whenever i want, am i locked in, am i stuck with you, do i commit for a year, commitment,
am i tied to you, what if i want out, what if i dont like it after a month, can i leave early, cancellation, termination,
is there a penalty for leaving, do i marry you for life, can i walk away, can i back out, what if i sell the house,
what if i move, can i end it when i feel like it, any strings attached, fine print, what am i signing,
how long am i obligated, two year agreement like with phone companies, chained, trapped, bound to you, handcuffed,
can we drop it after the summer, only want it for a few months, can i pause or quit, if i change my mind later, get out of it,
for how long must i stay with you, can i bail, i hate long contracts, ditch you, is it month to month, pay as you use, pay as you go, how is it billed by usage
= How does it compare with a traditional call box?
is a box dearer than yours, what do those boxes go for, what would a box have cost me, what does it cost then a call box, the traditional ones price,
old boxes against yours, why is yours cheaper, do you beat the price of a box,
do i save anything over those squawk boxes, why should i pick this over a box, is it less money than the classic thing, whats the classic one cost,
what do people pay for the usual box, cost of the old style, how do you stack up against a call box, versus an entry phone, our box died a new one
costs thousands, dealer wants four grand for a panel, is this the cheaper way, how much do i save, saving compared, old fashioned box price,
conventional entry system, the ones with buttons, whats wrong with a call box, would a keypad be cheaper, big metal box with a speaker, why switch,
do i save anything over one of those boxes, is it cheaper than those boxes at the curb, we got quoted thousands for a keypad box are you less, i was
offered a box for 3k, are you less than the others with boxes, why ditch our old panel, why should i throw out the old call box, what is a normal call
box price, a new box costs a fortune, other guys want four thousand for a call box, whats better about this than a keypad, instead of a call box,
cheaper alternative to a telephone entry, is it worth switching from the old box, pros over a call box,
how does it compare to a call box, is it cheaper than a call box, what does a call box cost, why not just buy a call box,
call box vs this, better than a keypad, is it better than a telephone entry system, we got an offer for a call box,
why is this better, what do i save, do i save money, how much cheaper is it, compared to the old boxes,
somebody wants 3000 for a new entry panel, doorking quoted us thousands, traditional system price, keypad box at the gate,
why should i choose you instead of a normal box, our call box is broken should we replace it, advantages over a squawk box,
savings over a conventional one, the usual boxes cost a fortune, difference between you and a call box, is it less than an entry phone,
what would a regular one cost, so is it cheaper, worth it compared to a box with buttons
= What warranty do I get, and can it be extended?
it broke in month five my problem or yours, my problem or yours when it breaks, broke after a few months who fixes it, whose problem is it if it
fails, you fix it if it breaks, if it stops who pays for that, how is the warranty extended, how do i extend it, can the coverage be longer, quits
after a few weeks am i protected, am i on my own when it fails,
gadgets always quit on me whats my protection, got burned by gadgets that died after weeks, what if it kicks the bucket, do you fix it free in the
first year, free repair in year one, if it craps out who pays, what if it arrives broken, dud, lemon, does it come with any promise, do you back it
up, backed by anything, how long am i protected, how long are repairs free, cover for life, forever coverage, lifelong, protection beyond a year, add
years of coverage, does the guarantee run out, what about year two, when does coverage end, peace of mind if it breaks,
and if i get a lemon, what if the thing dies after half a year, what if it goes bad, is there protection if it breaks, who covers it when it fails,
what if it conks out, and after that year, and after the first year, can i make that longer, covered for good, be covered forever, some way to be
covered for life, do you stand behind it, how long do you stand behind your product, does it come with a guarantee, is there lifetime protection, what
if its faulty, warranty period, what is covered if it breaks in year one,
what is the warranty, is there a warranty, how long is the warranty, is there a guarantee, what if it breaks,
what if it stops working after a few months, who pays if it breaks down, if it fails in the first year, am i covered if it dies,
lifetime warranty, can i extend the warranty, can i get longer coverage, lifetime coverage, what happens after the first year,
is it guaranteed, what if something is defective, does the equipment have coverage, if the thing craps out, what if it quits on me,
protection plan, can i make the warranty longer, extended warranty, how many years of guarantee, replacement if broken under warranty,
= How do I get a quote or get started? Is the consultation free?
does talking to your advisers cost a penny, advisers, do your experts charge for advice, how do i become one of yours, where can i get mine, how do i
make it mine, set up a talk with you, is there a fee for an estimate, i want yours at my farm, let us begin, whom do i contact to buy,
where do i sign up for this, hook me up, count me in, how do i join, want in, put me down for one, i wish to order, how do people buy this, what do i
do to have one, whom do i ring to buy, can a rep come look, talk me through it for free, any charge for talking, is advice free, does a quote cost, no
cost estimate, give me a figure for my place, personal offer, price for our entrance, have somebody assess my gate, is it really free, get the ball
rolling, kick things off, next move, how do i proceed, whats the first move, make me an offer, i need figures on paper, written price, where do i get
an offer,
ok im sold what now, lets go, where do i sign, i would like to purchase, take my money, how can i have one too, i want this at my house, who do i talk
to about getting one, do you charge to come talk about what i need, is it free to talk to you, does advice cost anything, is an estimate free, would
somebody talk me through what i need, can you tell me what my gate would cost, get me an exact price, a price for my own gate, price quote please, how
do i ask for a quote, whats the first step to buy, ready to go ahead, how do we get going, i need one for my gate, interested in getting one, is the
quote free of charge, how do i get one,
how do i get a quote, how do i get started, how do i order, how do i sign up, i want one, i want to buy this, where do i buy,
where can i get it, how do i become a customer, what is the next step, what now, i am interested what do i do, im in, im sold, ok lets do it,
can i get an estimate, can you give me an offer, whom do i call for a quote, is the quote free, is the consultation free, do you charge for a quote,
does it cost anything to talk to you, do you charge to come out and look, can someone come and look at my gate,
free estimate, do i pay for the advice, no obligation, can somebody advise me what i need, i want someone to look at our entrance,
make an appointment, schedule a consultation, book a visit, set me up, sign me up, ready to buy, proceed with the purchase,
can i have a price for my house, written offer, request a quote, send me a quote, how do we begin, where do i sign up, get me one of those
= How long is a quote valid, and what does it list?
i need two weeks to mull the offer over, mull the offer over, will the offer wait, will my offer be gone next week, i have to ask my board first,
board votes in three weeks is the offer still good, price guaranteed for how long, think it over, how long can i take, keep the offer open,
can i wait until next month with the quote, does the price hold for a bit, lock in the price, until when can i say yes, my wife must think about it
how long is the offer good, quote shelf life, deadline to accept, does the offer lapse, still good in two weeks, how long can i mull it over, what is
listed in a quote, itemized, is everything spelled out in a quote, does a quote list the parts,
i want to compare offers first how much time do i have, how much time have i got to decide, is the price good next month, can i come back to the quote
in three weeks, when does the offer run out, how long does it stay valid, and how long is it good, does the quote expire, how many days is my quote
good for, do i have to decide right away, can i sleep on it, how long do you honor the price,
how long is a quote valid, how many days is the quote good, when does my quote expire, does the price hold,
can i think about it for a few weeks, how long do i have to decide, how long does the offer stand, will the price change next week,
until when is the offer good, quote expiration, is the quote binding for a month, what is in a quote, what does the quote list,
what does a quote show, do i see each item in the quote, does a quote break down the cost, how long can i sit on the quote
`
