/* Rumble in the Dungeon as a C programmer would write it: the limit that the compiled rules are measured against.

One adventure for six on the ring layout, with the stalemate guard. Uniformly random, with the same generator and the
same order of actions and draws as ours, so that the same seed gives the same game ply by ply. Rule ids in comments are
those of the rulebook. */

#include <stdint.h>
#include <string.h>

enum { SEATS = 6, CHARACTERS = 12, ROOMS = 12, DOORS = 2, TOKENS = 2, ENTRY = 0, TREASURY = 11, OUT = -1, BEST = 10 };
enum { DRY_LIMIT = 12 * 12 / 2 + 4 * SEATS };
enum { MOVE = 0, CARRY = 1024, FIGHT = 2048, LEAVE = 2080, CALL = 2112, START = 2144, PLACE = 4096, DEAL = 8192 };
enum { STRIDE = 32, MOST = 128 };
enum { LAST_ONE = 0, DRY = 1 };

static const int8_t DOOR[ROOMS][DOORS] = {
    {1, 10}, {0, 2}, {1, 3}, {2, 4}, {3, 5}, {4, 11}, {7, 11}, {6, 8}, {7, 9}, {8, 10}, {0, 9}, {5, 6},
};

typedef struct {
  uint32_t x, y, z, w;
} Rng;

typedef struct {
  int8_t room_of[CHARACTERS];
  int8_t crowd[ROOMS];
  int8_t owner[CHARACTERS];
  int8_t fallen[CHARACTERS];
  int8_t scores[SEATS];
  int8_t victims, chest, inside, escaped, dry, last_who, last_from, actor;
} Brawl;

/* How one game went; `codes` only where the caller gives room for them. */
typedef struct {
  int32_t plies, end, escaped, victims;
  int32_t scores[SEATS];
} Played;

void rumble_seed(Rng *rng, int64_t seed) {
  uint32_t word = (uint32_t)(seed ^ (seed >> 32));
  uint32_t out[4];
  for (uint32_t i = 1; i <= 4; i++) {
    word = 1812433253u * (word ^ (word >> 30)) + i;
    out[i - 1] = word;
  }
  *rng = (Rng){out[0], out[1], out[2], out[3]};
  if (!(rng->x | rng->y | rng->z | rng->w)) rng->w = 1;
}

static inline int below(Rng *rng, int n) {
  uint32_t t = rng->x ^ (rng->x << 11);
  uint32_t w = rng->w;
  rng->x = rng->y;
  rng->y = rng->z;
  rng->z = w;
  w = w ^ (w >> 19) ^ t ^ (t >> 8);
  rng->w = w;
  return (int)(((uint64_t)w * (uint64_t)n) >> 32);
}

/* The k-th character whose mark is still free. */
static inline int waiting(const int8_t *row, int mark, int k) {
  for (int who = 0;; who++)
    if (row[who] == mark && k-- == 0) return who;
}

static int fill(const Brawl *b, int16_t *out, int last_who, int last_from) {
  int n = 0;
  for (int who = 0; who < CHARACTERS; who++) {
    int room = b->room_of[who];
    if (room == OUT) continue;
    if (b->crowd[room] == 1) { /* RD-4.6 */
      for (int k = 0; k < DOORS; k++)
        if (who != last_who || DOOR[room][k] != last_from) out[n++] = (int16_t)(MOVE + who * STRIDE + DOOR[room][k]);
    } else { /* RD-4.8, RD-4.10 */
      out[n++] = (int16_t)(FIGHT + who);
    }
    if (room == b->chest) { /* RD-5.1 */
      for (int k = 0; k < DOORS; k++)
        if (who != last_who || DOOR[room][k] != last_from) out[n++] = (int16_t)(CARRY + who * STRIDE + DOOR[room][k]);
      if (room == ENTRY) out[n++] = (int16_t)(LEAVE + who); /* RD-5.3 */
    }
  }
  return n;
}

static inline void step(Brawl *b, int who, int room) {
  int origin = b->room_of[who];
  b->crowd[origin]--;
  b->crowd[room]++;
  b->room_of[who] = (int8_t)room;
  b->last_who = (int8_t)who;
  b->last_from = (int8_t)origin;
  b->dry++;
}

static inline void go_out(Brawl *b, int who) {
  b->crowd[b->room_of[who]]--;
  b->room_of[who] = OUT;
  b->inside--;
  b->dry = 0;
  b->last_who = OUT;
  b->last_from = OUT;
}

static void score(Brawl *b, int shared) { /* RD-6 */
  int8_t rank[CHARACTERS] = {0};
  int k = 0;
  for (; k < b->victims; k++) rank[b->fallen[k]] = (int8_t)k;
  int lowest = k;
  for (int who = 0; who < CHARACTERS; who++)
    if (b->room_of[who] != OUT) rank[who] = (int8_t)(shared ? lowest : k), k++;
  if (b->escaped != OUT) rank[b->escaped] = (int8_t)k;
  for (int who = 0; who < CHARACTERS; who++) {
    int points = rank[who] - (CHARACTERS - BEST - 1);
    if (b->owner[who] >= 0 && points > b->scores[b->owner[who]]) b->scores[b->owner[who]] = (int8_t)points;
  }
}

static inline int32_t play(Rng *rng, int16_t *codes, Played *played) {
  Brawl b;
  int32_t plies = 0;
  memset(&b, 0, sizeof b);
  memset(b.room_of, OUT, sizeof b.room_of);
  memset(b.owner, OUT, sizeof b.owner);
#define NOTE(code) \
  if (codes) codes[plies] = (int16_t)(code); \
  plies++
  for (int room = 0; room < ROOMS; room++) { /* RD-2.4 */
    int who = waiting(b.room_of, OUT, below(rng, CHARACTERS - room));
    b.room_of[who] = (int8_t)room;
    b.crowd[room]++;
    NOTE(PLACE + who * STRIDE + room);
  }
  for (int n = 0; n < SEATS * TOKENS; n++) { /* RD-2.6 */
    int who = waiting(b.owner, OUT, below(rng, CHARACTERS - n));
    b.owner[who] = (int8_t)(n / TOKENS);
    NOTE(DEAL + n / TOKENS * STRIDE + who);
  }
  b.actor = (int8_t)below(rng, SEATS); /* RD-4.1 */
  NOTE(START + b.actor);
  b.inside = CHARACTERS;
  b.chest = TREASURY; /* RD-2.5 */
  b.escaped = OUT;
  b.last_who = OUT;
  b.last_from = OUT;
  int16_t legal[MOST];
  int end;
  for (;;) {
    int n = fill(&b, legal, b.last_who, b.last_from);
    if (n == 0) n = fill(&b, legal, OUT, OUT); /* RD-4.4: G1 gives way */
    int code = legal[below(rng, n)];
    NOTE(code);
    if (code < CARRY) {
      step(&b, code / STRIDE, code % STRIDE);
    } else if (code < FIGHT) {
      b.chest = (int8_t)(code % STRIDE);
      step(&b, (code - CARRY) / STRIDE, code % STRIDE);
    } else if (code < LEAVE) {
      b.fallen[b.victims++] = (int8_t)(code - FIGHT); /* RD-4.12 */
      go_out(&b, code - FIGHT);
    } else {
      b.escaped = (int8_t)(code - LEAVE);
      b.chest = OUT; /* A6 */
      go_out(&b, code - LEAVE);
    }
    if (b.inside == 1) { /* RD-4.3 */
      end = LAST_ONE;
      break;
    }
    if (b.dry >= DRY_LIMIT) { /* G2 */
      end = DRY;
      break;
    }
    if (++b.actor == SEATS) b.actor = 0;
  }
#undef NOTE
  score(&b, end == DRY);
  played->plies = plies;
  played->end = end;
  played->escaped = b.escaped;
  played->victims = b.victims;
  for (int seat = 0; seat < SEATS; seat++) played->scores[seat] = b.scores[seat];
  return plies;
}

/* One game with every ply written down, as the codes of ours. */
int32_t rumble_game(Rng *rng, int16_t *codes, Played *played) { return play(rng, codes, played); }

/* Many games; the plies in all. What came of them is summed up so that no compiler can leave the work out. */
int64_t rumble_games(Rng *rng, int64_t games, int64_t *points) {
  int64_t plies = 0;
  Played played;
  while (games-- > 0) {
    plies += play(rng, 0, &played);
    *points += played.scores[0];
  }
  return plies;
}
