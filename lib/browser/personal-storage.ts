import 'client-only';
import { PERSONAL_DATA, type PersonalKey } from '@/lib/config/personal-data';
import { keysOf } from '@/lib/utils/keys-of';
import { isProvisional, useOwner, VISITOR } from './owner';
import { checkedBy, deviceValue, isText, type Check, type StoredValue } from './storage';

const holder = deviceValue({ key: 'PERSONAL_OWNER', schema: checkedBy(isText) });

const PERSONAL_KEYS = keysOf(PERSONAL_DATA);
const anything = checkedBy((value): value is unknown => value !== undefined);
const plain = (key: PersonalKey) => deviceValue({ key, schema: anything });
const asideKey = (key: PersonalKey, owner: string) => `${key}@${owner}`;
const aside = (key: PersonalKey, owner: string) => deviceValue({ key: asideKey(key, owner), schema: anything });

/** Values of an earlier release have no owner: the first person takes them over. */
const holds = (owner: string) => (holder.get() ?? owner) === owner;

/** A member without values takes over the visitor's. @param before the placeholder owner until now */
export function claimPersonalValues(owner: string, before = owner): void {
  if (holder.get() === owner && before === owner) return;
  const held = holder.get() ?? owner;
  for (const key of PERSONAL_KEYS) {
    const early =
      before !== owner && before !== VISITOR && isProvisional(before) ? aside(key, before).get() : undefined;
    if (early !== undefined) aside(key, before).set(undefined);
    const current = plain(key);
    if (held === owner) {
      if (current.get() === undefined && early !== undefined) current.set(early);
      continue;
    }
    const own = aside(key, owner).get() ?? early;
    if (own === undefined && held === VISITOR) continue;
    const next = own ?? aside(key, VISITOR).get();
    aside(key, own === undefined ? VISITOR : owner).set(undefined);
    aside(key, held).set(current.get());
    current.set(next);
  }
  if (holder.get() !== owner) holder.set(owner);
}

export function clearPersonalValues(owner: string, keys: readonly PersonalKey[] = PERSONAL_KEYS): void {
  for (const key of keys) {
    if (holds(owner)) plain(key).set(undefined);
    aside(key, owner).set(undefined);
  }
}

export const personalValuesOf = (owner: string): [key: PersonalKey, value: unknown][] =>
  PERSONAL_KEYS.map((key): [PersonalKey, unknown] => [
    key,
    (holds(owner) ? plain(key) : aside(key, owner)).get(),
  ]).filter(([, value]) => value !== undefined);

interface PersonalOptions<T> {
  key: PersonalKey;
  schema: Check<T>;
}

export interface PersonalValue<T> extends StoredValue<T> {
  schema: Check<T>;
}

/** The current person's value is under the plain key. Values of the device, such as the theme, use `deviceValue`. */
export function personalValue<T>({ key, schema }: PersonalOptions<T>): PersonalValue<T> {
  const known = new Map<string, StoredValue<T>>();
  const current = (): StoredValue<T> => {
    const { owner } = useOwner.getState();
    const place = holds(owner) ? key : asideKey(key, owner);
    const value = known.get(place) ?? deviceValue({ key: place, schema });
    known.set(place, value);
    return value;
  };
  /** A visitor is known without an answer of the API. */
  const claimForVisitor = () => {
    const { owner } = useOwner.getState();
    if (owner === VISITOR && !holds(owner)) claimPersonalValues(owner);
  };
  return {
    schema,
    get: () => current().get(),
    set(value) {
      claimForVisitor();
      return current().set(value);
    },
    subscribe(listener) {
      claimForVisitor();
      let stop = current().subscribe(listener);
      const follow = () => {
        stop();
        stop = current().subscribe(listener);
        listener();
      };
      const stops = [holder.subscribe(follow), useOwner.subscribe(follow)];
      return () => {
        for (const end of [...stops, stop]) end();
      };
    },
  };
}
