### DunkelRunde: what its lessons and tips say. Nothing here is longer than 140 characters.

dr-lesson-first = Your first night
dr-lesson-first-linden = Get to the linden. Once a girl and a boy stand there, of any colours, everybody with a child there wins.
dr-lesson-first-pair = These two are yours. Whoever has both at the linden beats everybody with only one.
dr-lesson-first-dice = The wooden die moves one of your children, the blue one any ghost. You choose which of them goes first.
dr-lesson-first-walk = Up to four steps, forward only; fewer is fine. Touch your girl, then the blue child’s tile: no ghost can scare two together.
dr-lesson-first-ghost = A ghost walks all its steps and turns round before yellow. Send it forward onto the lone green girl: she will run back.
dr-lesson-first-fright = Boo! Now your boy had a fright and ran back to yellow. He is safe on yellow, on green, or in company.
dr-lesson-first-blue = Ghosts live on blue: walk past it, but never stop there. Your boy can’t take all three steps now; take one or two.
dr-lesson-first-river = Red stops everybody: wait there for a second child, then both cross. The very last child is fetched by the witch. Go to the river!
dr-lesson-first-double = Both dice alike: the ghosts rest. Move one whole group, any group, as far as it can go; then you roll again.
dr-lesson-first-green = Rolled 1, 2 or 3? Then you may take the green path; no ghost finds it. Brown needs 1, 2 or 3 too, but ghosts come there.
dr-lesson-first-home = A boy is at the linden already; your girl is one step away. Take it!
dr-lesson-first-end = The curse is broken: blue and you have won together!

# Tips
dr-tip-red = Red stops everybody. A child waits there until a second one comes; then both cross at once.
dr-tip-cross = Two on red cross together, and what is left of the roll is lost. Company pays off!
dr-tip-witch = The very last child before the river need not wait: the witch fetches it.
dr-tip-fright = A ghost that stops on a lone child sends it back to the last yellow tile. Passing by does nothing.
dr-tip-brave = Two or more together are not afraid: the ghost stays, and nobody runs.
dr-tip-double = A double! Move one whole group, even without a child of yours. Then you roll again.
dr-tip-lapse = A double without a group that can move lapses. It is simply rolled again.
dr-tip-join = One of your moves ends beside another child. Two together can’t be scared.
dr-tip-safe = Yellow and green are safe: no ghost comes there.
dr-tip-stuck = No child can use this roll, so only a ghost moves. Green and brown need a 1, 2 or 3.
dr-tip-linden = At the linden! As soon as a girl and a boy are there, everybody with a child there wins.
