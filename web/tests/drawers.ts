// The drawers of a browser for tests: what is put there stays until it is taken out.

class Drawer {
  readonly held = new Map<string, Response>();

  private path(key: RequestInfo | URL): string {
    return new URL(typeof key === "string" ? key : key instanceof URL ? key.href : key.url, "http://here").pathname;
  }

  async put(key: RequestInfo | URL, answer: Response): Promise<void> {
    this.held.set(this.path(key), answer);
  }

  async add(key: RequestInfo | URL): Promise<void> {
    const answer = await fetch(key);
    if (!answer.ok) throw new TypeError("not ok");
    await this.put(key, answer);
  }

  async match(key: RequestInfo | URL): Promise<Response | undefined> {
    return this.held.get(this.path(key))?.clone();
  }

  async keys(): Promise<readonly { readonly url: string }[]> {
    return [...this.held.keys()].map((path) => ({ url: `http://here${path}` }));
  }

  async delete(key: RequestInfo | URL): Promise<boolean> {
    return this.held.delete(this.path(key));
  }
}

export class Drawers {
  readonly all = new Map<string, Drawer>();

  async open(name: string): Promise<Drawer> {
    const found = this.all.get(name) ?? new Drawer();
    this.all.set(name, found);
    return found;
  }

  async has(name: string): Promise<boolean> {
    return this.all.has(name);
  }

  async keys(): Promise<readonly string[]> {
    return [...this.all.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }

  /** What lies there, in whichever drawer was opened first. */
  async match(key: RequestInfo | URL): Promise<Response | undefined> {
    for (const drawer of this.all.values()) {
      const found = await drawer.match(key);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The paths in a drawer. */
  paths(name: string): readonly string[] {
    return [...(this.all.get(name)?.held.keys() ?? [])].sort();
  }
}
