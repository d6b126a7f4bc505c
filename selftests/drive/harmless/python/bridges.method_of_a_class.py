class Solution:
    def find_bridges(self, n, edges):
        if n == 0 or not edges:
            return []
        adj=[[] for _ in range(n)]
        for i,(u,v) in enumerate(edges):
            adj[u].append((v,i)); adj[v].append((u,i))
        low=[0]*n; num=[0]*n; c=0; out=[]
        def go(u,p):
            nonlocal c
            c+=1; num[u]=low[u]=c
            for v,i in adj[u]:
                if i==p: continue
                if num[v]: low[u]=min(low[u],num[v])
                else:
                    go(v,i); low[u]=min(low[u],low[v])
                    if low[v]>num[u]: out.append((min(u,v),max(u,v)))
        for r in range(n):
            if not num[r]: go(r,-1)
        return sorted(out)

if __name__ == '__main__':
    for u,v in Solution().find_bridges(5, [(0, 1), (0, 2), (1, 2), (0, 3), (3, 4)]): print(u,v)
